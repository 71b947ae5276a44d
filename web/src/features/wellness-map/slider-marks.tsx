import type { Spoke } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { type MapLayout, pointAt, scoreRadius, spokeAngle, viewBox } from './map-geometry.ts';

interface SliderMarksProps {
  layout: MapLayout;
  values: Readonly<Partial<Record<Spoke, number>>>;
}

export function SliderMarks({ layout, values }: SliderMarksProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox(layout)}
      className="pointer-events-none absolute inset-0 h-full w-full fill-surface stroke-ink will-change-transform"
      strokeWidth={1.75}
    >
      {ALL_SPOKES.map(({ spoke }, index) => {
        const value = values[spoke];
        if (value === undefined) return null;
        const { x, y } = pointAt(layout, spokeAngle(index), scoreRadius(layout, value));
        return <circle key={spoke} cx={x} cy={y} r={3.6} />;
      })}
    </svg>
  );
}
