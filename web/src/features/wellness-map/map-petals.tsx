import { PULSE_DOMAINS, type Spoke } from '@hearthway/domain/vocabulary';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { cn } from '../../ui/cn.ts';
import { hasAnswers } from './has-answers.ts';
import { type MapLayout, outlinePath, petalPath } from './map-geometry.ts';
import type { MovedSpokes } from './moved-spokes.ts';

const CLOSED_LENGTH = 6;

interface MapPetalsProps {
  layout: MapLayout;
  series: MapSeries;
  moved: MovedSpokes;
  selected: Spoke | null;
}

export function MapPetals({ layout, series, moved, selected }: MapPetalsProps) {
  const closed = PULSE_DOMAINS.filter((domain) => !hasAnswers(series, domain));
  const hasMoved = Object.keys(moved).length > 0;
  return (
    <g data-series={series.role}>
      {ALL_SPOKES.map(({ spoke, domain }, index) => {
        const score = series.values[spoke];
        if (score === null) {
          return (
            closed.includes(domain) && <ClosedPetal key={spoke} layout={layout} index={index} />
          );
        }
        const isQuiet = selected ? spoke !== selected : hasMoved && !moved[spoke];
        const isFall = (moved[spoke] ?? 0) < 0;
        return (
          <path
            key={spoke}
            d={petalPath(layout, index, score)}
            data-spoke={spoke}
            className={cn(
              'map-petal transition-colors',
              isFall && (isQuiet ? 'fill-map-fell-quiet' : 'fill-map-fell'),
              !isFall && (isQuiet ? 'fill-map-petal-quiet' : 'fill-map-petal'),
            )}
            style={{
              transformOrigin: `${layout.centre.x}px ${layout.centre.y}px`,
              animationDelay: `${index * 28}ms`,
            }}
          />
        );
      })}
    </g>
  );
}

/** Shows the place of a group that was not answered at all, which would look like a missing part. */
function ClosedPetal({ layout, index }: { layout: MapLayout; index: number }) {
  return (
    <path
      d={petalPath(layout, index, CLOSED_LENGTH)}
      className="fill-paper stroke-edge/60"
      strokeWidth={1}
      strokeDasharray="2 4"
    />
  );
}

interface MapOutlinesProps {
  layout: MapLayout;
  series: MapSeries;
  only: (spoke: Spoke) => boolean;
}

export function MapOutlines({ layout, series, only }: MapOutlinesProps) {
  return (
    <g data-series={series.role} fill="none" className="stroke-ink" strokeLinejoin="round">
      {ALL_SPOKES.map(({ spoke }, index) => {
        const score = series.values[spoke];
        if (score === null || !only(spoke)) return null;
        return (
          <path
            key={spoke}
            d={outlinePath(layout, index, score)}
            strokeWidth={1.75}
            strokeDasharray={series.role === 'earlier' ? '2.5 3' : undefined}
          />
        );
      })}
    </g>
  );
}
