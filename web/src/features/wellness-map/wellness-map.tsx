import type { Spoke } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { MapBadges } from './map-badges.tsx';
import { type MapLayout, mapLayout, viewBox } from './map-geometry.ts';
import { MapGrid, RingNumbers } from './map-grid.tsx';
import { MapLabels } from './map-labels.tsx';
import { MapOutlines, MapPetals } from './map-petals.tsx';
import { MapSpokes } from './map-spokes.tsx';
import type { MovedSpokes } from './moved-spokes.ts';
import { useWidth } from './use-width.ts';

interface WellnessMapProps {
  series: readonly MapSeries[];
  outlinesAll: boolean;
  selected: number | null;
  onSelect: (index: number) => void;
  moved: MovedSpokes;
  overlay?: (layout: MapLayout) => React.ReactNode;
}

export function WellnessMap(props: WellnessMapProps) {
  const { series, outlinesAll, selected, onSelect, moved, overlay } = props;
  const [frame, width] = useWidth();
  const layout = width === null ? null : mapLayout(width);
  const latest = series.find(({ role }) => role === 'latest');
  const chosen = selected === null ? null : (ALL_SPOKES[selected]?.spoke ?? null);
  const isOutlined = (spoke: Spoke) => outlinesAll || (chosen ? spoke === chosen : spoke in moved);
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
            <MapGrid layout={layout} />
            {latest && (
              <MapPetals layout={layout} series={latest} moved={moved} selected={chosen} />
            )}
            {series
              .filter((one) => one !== latest)
              .map((one) => (
                <MapOutlines key={one.role} layout={layout} series={one} only={isOutlined} />
              ))}
            <RingNumbers layout={layout} />
            <MapBadges layout={layout} latest={latest} moved={moved} />
            <MapLabels layout={layout} series={series} selected={selected} />
          </svg>
          {overlay?.(layout)}
          <MapSpokes layout={layout} series={series} selected={selected} onSelect={onSelect} />
        </>
      )}
    </div>
  );
}
