import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES, DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { useId } from 'react';
import { type MapLayout, mapLayout, outlinePath, petalPath, viewBox } from './map-geometry.ts';
import { MapGrid, RingNumbers } from './map-grid.tsx';
import { MapLabels } from './map-labels.tsx';
import { MapPatterns } from './map-patterns.tsx';
import { MapSpokes } from './map-spokes.tsx';
import { useWidth } from './use-width.ts';

interface WellnessMapProps {
  series: readonly MapSeries[];
  selected: number | null;
  onSelect: (index: number) => void;
  overlay?: (layout: MapLayout) => React.ReactNode;
}

export function WellnessMap({ series, selected, onSelect, overlay }: WellnessMapProps) {
  const [frame, width] = useWidth();
  const patterns = useId();
  const layout = width === null ? null : mapLayout(width);
  return (
    <div
      ref={frame}
      className="relative w-full"
      style={layout ? undefined : { aspectRatio: '1 / 1' }}
    >
      {layout && (
        <>
          <svg
            aria-hidden="true"
            viewBox={viewBox(layout)}
            className="block h-auto w-full select-none overflow-visible"
            data-testid="wellness-map"
          >
            <MapPatterns id={patterns} />
            <MapGrid layout={layout} />
            {series.map((one) => (
              <Petals key={one.role} layout={layout} series={one} patterns={patterns} />
            ))}
            <RingNumbers layout={layout} />
            <MapLabels layout={layout} series={series} selected={selected} />
          </svg>
          {overlay?.(layout)}
          <MapSpokes layout={layout} series={series} selected={selected} onSelect={onSelect} />
        </>
      )}
    </div>
  );
}

const OUTLINES = {
  previous: { narrower: 1.3, look: 'stroke-ink/85', width: 1.75, dash: undefined },
  earlier: { narrower: 2.9, look: 'stroke-ink/70', width: 1.5, dash: '2.5 3' },
} as const;

interface PetalsProps {
  layout: MapLayout;
  series: MapSeries;
  patterns: string;
}

function Petals({ layout, series, patterns }: PetalsProps) {
  return (
    <g data-series={series.role}>
      {PULSE_DOMAINS.map((domain) => (
        <g key={domain}>
          {ALL_SPOKES.map(({ spoke, domain: own }, index) => {
            const score = series.values[spoke];
            if (own !== domain || score === null) return null;
            if (series.role !== 'latest') {
              const { narrower, look, width, dash } = OUTLINES[series.role];
              return (
                <path
                  key={spoke}
                  d={outlinePath(layout, index, score, narrower)}
                  fill="none"
                  className={look}
                  strokeWidth={width}
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
            );
          })}
        </g>
      ))}
    </g>
  );
}
