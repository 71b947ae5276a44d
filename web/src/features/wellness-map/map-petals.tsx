import { PULSE_DOMAINS, type Spoke } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES, DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapRole, MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { cn } from '../../ui/cn.ts';
import { type MapLayout, outlinePath, petalPath } from './map-geometry.ts';

const OUTLINES = {
  previous: { narrower: 1.3, width: 1.5, dash: undefined },
  earlier: { narrower: 2.9, width: 1.5, dash: '2.5 3' },
} as const;

interface MapPetalsProps {
  layout: MapLayout;
  series: MapSeries;
  layer: MapRole;
  /** If this contains spokes, the petals of all others are drawn paler. */
  inFocus: Readonly<Partial<Record<Spoke, unknown>>>;
  patterns: string;
}

export function MapPetals({ layout, series, layer, inFocus, patterns }: MapPetalsProps) {
  const isSingled = Object.keys(inFocus).length > 0;
  const stepsBack = (spoke: Spoke) => isSingled && !(spoke in inFocus);
  const { role } = series;
  const isInFront = role === layer;
  return (
    <g data-series={role}>
      {PULSE_DOMAINS.map((domain) => (
        <g key={domain}>
          {ALL_SPOKES.map(({ spoke, domain: own }, index) => {
            const score = series.values[spoke];
            if (own !== domain || score === null) return null;
            if (role !== 'latest') {
              const { narrower, width, dash } = OUTLINES[role];
              return (
                <path
                  key={spoke}
                  d={outlinePath(layout, index, score, narrower)}
                  fill="none"
                  className={cn(
                    'stroke-ink transition-opacity',
                    !isInFront && 'opacity-30',
                    isInFront && stepsBack(spoke) && 'opacity-40',
                  )}
                  strokeWidth={isInFront ? 2.5 : width}
                  strokeDasharray={dash}
                  strokeLinejoin="round"
                />
              );
            }
            const petal = petalPath(layout, index, score);
            const { color } = DOMAIN_INFO[domain];
            return (
              <g
                key={spoke}
                className="map-petal"
                style={{
                  transformOrigin: `${layout.centre.x}px ${layout.centre.y}px`,
                  animationDelay: `${index * 28}ms`,
                }}
              >
                <g
                  className={cn(
                    'transition-opacity',
                    (!isInFront || stepsBack(spoke)) && 'opacity-35',
                  )}
                >
                  <path
                    d={petal}
                    data-spoke={spoke}
                    fill={color}
                    stroke={color}
                    strokeWidth={3}
                    strokeLinejoin="round"
                  />
                  {domain !== 'physical' && <path d={petal} fill={`url(#${patterns}-${domain})`} />}
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}
