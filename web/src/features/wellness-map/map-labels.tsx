import { ALL_SPOKES, SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { cn } from '../../ui/cn.ts';
import { labelLines, labelPlace, type MapLayout } from './map-geometry.ts';

interface MapLabelsProps {
  layout: MapLayout;
  series: readonly MapSeries[];
  selected: number | null;
}

export function MapLabels({ layout, series, selected }: MapLabelsProps) {
  const latest = series.find(({ role }) => role === 'latest');
  return (
    <g fontSize={layout.fontSize}>
      {ALL_SPOKES.map(({ spoke }, index) => {
        const lines = labelLines(SPOKE_INFO[spoke].label);
        const { x, y, anchor, lineHeight } = labelPlace(layout, index, lines.length);
        const isAnswered = latest?.values[spoke] != null;
        return (
          <text
            key={spoke}
            textAnchor={anchor}
            dominantBaseline="central"
            className={cn(
              'map-halo font-semibold',
              isAnswered ? 'fill-ink' : 'fill-muted',
              selected !== null && selected !== index && 'fill-muted font-medium',
              selected === index && 'font-bold',
            )}
          >
            {lines.map((line, row) => (
              <tspan key={line} x={x} y={y + row * lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
