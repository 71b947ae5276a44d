import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapRow } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES, SERIES_LABELS, THIRD_LABELS } from '@hearthway/domain/wellness-map/messages';
import { Button } from '../../ui/button.tsx';
import { scoreText } from './row-text.ts';

interface MapReadoutProps {
  row: MapRow | null;
  onClear: () => void;
}

export function MapReadout({ row, onClear }: MapReadoutProps) {
  if (!row) {
    return <p className="text-center text-muted text-sm print:hidden">{MAP_MESSAGES.tapASpoke}</p>;
  }
  return (
    <div className="mx-auto w-full max-w-md rounded-control bg-sunk px-4 py-3 text-sm print:hidden">
      <Values row={row} />
      <Button variant="link" size="sm" className="-mb-2" onClick={onClear}>
        {MAP_MESSAGES.showAll}
      </Button>
    </div>
  );
}

function Values({ row }: { row: MapRow }) {
  const before = (['previous', 'earlier'] as const).filter((role) => row.scores[role] !== null);
  return (
    <div aria-hidden="true" className="flex w-full items-center gap-4">
      <span
        className="w-1.5 self-stretch rounded-full"
        style={{ background: DOMAIN_INFO[row.domain].color }}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold text-base">{row.label}</p>
        <p className="text-muted">
          {row.third ? THIRD_LABELS[row.third] : MAP_MESSAGES.notAnswered}
        </p>
        {before.length > 0 && (
          <p className="text-muted">
            {before
              .map((role) => `${SERIES_LABELS[role]}: ${scoreText(row.scores[role])}`)
              .join(' · ')}
          </p>
        )}
      </div>
      {row.scores.latest !== null && (
        <span className="font-serif text-4xl tabular-nums">{row.scores.latest}</span>
      )}
    </div>
  );
}
