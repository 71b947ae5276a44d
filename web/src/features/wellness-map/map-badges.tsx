import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { changeText } from '@hearthway/domain/wellness-map/progress';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { badgePlace, type MapLayout } from './map-geometry.ts';
import type { MovedSpokes } from './moved-spokes.ts';

interface MapBadgesProps {
  layout: MapLayout;
  latest: MapSeries | undefined;
  moved: MovedSpokes;
}

export function MapBadges({ layout, latest, moved }: MapBadgesProps) {
  return (
    <g fontSize={12}>
      {ALL_SPOKES.map(({ spoke }, index) => {
        const score = latest?.values[spoke];
        const change = moved[spoke];
        if (!change || score == null) return null;
        const { x, y } = badgePlace(layout, index, score);
        return (
          <g key={spoke}>
            <rect
              x={x - 12.5}
              y={y - 9.5}
              width={25}
              height={19}
              rx={9.5}
              className={`fill-surface ${change < 0 ? 'stroke-map-fell' : 'stroke-map-petal'}`}
              strokeWidth={1.75}
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-bold"
            >
              {changeText(change)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
