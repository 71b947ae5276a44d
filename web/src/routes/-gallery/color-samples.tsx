import { PageSection } from '../../ui/page.tsx';

const colors = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'muted',
  'line',
  'edge',
  'teal',
  'coral',
  'warm',
  'danger',
  'shj',
  'mhi',
  'whi',
  'ibc',
  'physical',
  'mental',
  'spiritual',
];

export function ColorSamples() {
  return (
    <PageSection title="Colours">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {colors.map((color) => (
          <li key={color} className="text-sm">
            <span
              aria-hidden="true"
              className="mb-1 block h-14 rounded-control border border-line"
              style={{ background: `var(--color-${color})` }}
            />
            {color}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
