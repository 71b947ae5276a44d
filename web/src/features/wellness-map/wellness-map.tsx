import type { Spoke } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapRole, MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { useId } from 'react';
import { arrowPath, type MapLayout, mapLayout, viewBox } from './map-geometry.ts';
import { MapGrid, RingNumbers } from './map-grid.tsx';
import { MapLabels } from './map-labels.tsx';
import { MapPatterns } from './map-patterns.tsx';
import { MapPetals } from './map-petals.tsx';
import { MapSpokes } from './map-spokes.tsx';
import { useWidth } from './use-width.ts';

export type Movement = 'rose' | 'fell';
export type MovedSpokes = Readonly<Partial<Record<Spoke, Movement>>>;

interface WellnessMapProps {
  series: readonly MapSeries[];
  /** The layer that is drawn most prominently. */
  layer: MapRole;
  selected: number | null;
  onSelect: (index: number) => void;
  moved: MovedSpokes;
  overlay?: (layout: MapLayout) => React.ReactNode;
}

export function WellnessMap(props: WellnessMapProps) {
  const { series, layer, selected, onSelect, moved, overlay } = props;
  const [frame, width] = useWidth();
  const patterns = useId();
  const layout = width === null ? null : mapLayout(width);
  const inFocus = selected === null ? moved : pickSpoke(selected);
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
              <MapPetals
                key={one.role}
                layout={layout}
                series={one}
                layer={layer}
                inFocus={inFocus}
                patterns={patterns}
              />
            ))}
            <Arrows layout={layout} series={series} moved={moved} />
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

function pickSpoke(index: number): Partial<Record<Spoke, true>> {
  const spoke = ALL_SPOKES[index]?.spoke;
  return spoke ? { [spoke]: true } : {};
}

function Arrows({
  layout,
  series,
  moved,
}: Pick<WellnessMapProps, 'series' | 'moved'> & { layout: MapLayout }) {
  const latest = series.find(({ role }) => role === 'latest');
  return (
    <g className="fill-surface stroke-ink" strokeWidth={1.25} strokeLinejoin="round">
      {ALL_SPOKES.map(({ spoke }, index) => {
        const score = latest?.values[spoke];
        const movement = moved[spoke];
        if (!movement || score == null) return null;
        return <path key={spoke} d={arrowPath(layout, index, score, movement === 'rose')} />;
      })}
    </g>
  );
}
