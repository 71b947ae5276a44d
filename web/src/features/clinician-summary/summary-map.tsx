import type { Measure } from '@hearthway/domain/clinician-summary/contract';
import { SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';

const SIZE = 220;
const CENTER = SIZE / 2;
const RADIUS = 88;
const RINGS = [2.5, 5, 7.5, 10];
const FEWEST_SPOKES = 3;

export function SummaryMap({ measures }: { measures: readonly Measure[] }) {
  if (measures.length < FEWEST_SPOKES) return null;
  const point = (index: number, score: number): [number, number] => {
    const angle = (index / measures.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (score / 10) * RADIUS;
    return [CENTER + distance * Math.cos(angle), CENTER + distance * Math.sin(angle)];
  };
  const outline = measures.map(({ average }, index) =>
    point(index, average)
      .map((value) => value.toFixed(1))
      .join(),
  );
  return (
    <figure className="break-inside-avoid pt-4">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        aria-hidden="true"
        className="mx-auto w-full max-w-64 print:max-w-[54mm]"
      >
        <g fill="none" className="stroke-edge/40">
          {RINGS.map((ring) => (
            <circle key={ring} cx={CENTER} cy={CENTER} r={(ring / 10) * RADIUS} />
          ))}
          {measures.map(({ id }, index) => {
            const [x2, y2] = point(index, 10);
            return <line key={id} x1={CENTER} y1={CENTER} x2={x2} y2={y2} />;
          })}
        </g>
        <polygon
          points={outline.join(' ')}
          strokeWidth={2}
          strokeLinejoin="round"
          className="fill-teal/20 stroke-teal"
        />
        <g
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink font-semibold text-[11px]"
        >
          {measures.map(({ id }, index) => {
            const [x, y] = point(index, 11.4);
            return (
              <text key={id} x={x} y={y}>
                {index + 1}
              </text>
            );
          })}
        </g>
      </svg>
      <figcaption className="text-center text-muted text-xs print:text-[7.5pt]">
        {SUMMARY_MESSAGES.map}
      </figcaption>
    </figure>
  );
}
