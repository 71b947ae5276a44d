import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES, DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { domainArc, type MapLayout, pointAt, scoreRadius, spokeAngle } from './map-geometry.ts';

const RINGS = [10, 6, 3] as const;
const BANDS = { 10: 'fill-map-outer', 6: 'fill-map-middle', 3: 'fill-map-inner' } as const;
const NUMBERS_AT = -90;

export function MapGrid({ layout }: { layout: MapLayout }) {
  const { centre, core, radius } = layout;
  return (
    <g>
      {RINGS.map((score) => (
        <circle
          key={score}
          cx={centre.x}
          cy={centre.y}
          r={scoreRadius(layout, score)}
          className={`stroke-line ${BANDS[score]}`}
          strokeWidth={1}
        />
      ))}
      {ALL_SPOKES.map(({ spoke }, index) => {
        const [from, to] = [core, radius].map((r) => pointAt(layout, spokeAngle(index), r));
        return (
          <line
            key={spoke}
            x1={from?.x}
            y1={from?.y}
            x2={to?.x}
            y2={to?.y}
            className="stroke-line"
            strokeWidth={1}
          />
        );
      })}
      {PULSE_DOMAINS.map((domain) => (
        <path
          key={domain}
          d={domainArc(layout, domain)}
          fill="none"
          stroke={DOMAIN_INFO[domain].color}
          strokeWidth={4}
          strokeLinecap="round"
        />
      ))}
    </g>
  );
}

export function RingNumbers({ layout }: { layout: MapLayout }) {
  return (
    <g fontSize={12}>
      {RINGS.map((score) => {
        const { x, y } = pointAt(
          layout,
          NUMBERS_AT,
          scoreRadius(layout, score) - (score === 10 ? 9 : 0),
        );
        return (
          <text
            key={score}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            className="map-halo fill-muted font-semibold"
          >
            {score}
          </text>
        );
      })}
    </g>
  );
}
