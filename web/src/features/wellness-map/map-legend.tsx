import { shortDate } from '@hearthway/domain/format';
import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { SERIES_LABELS } from '@hearthway/domain/wellness-map/messages';
import type { MapRole, MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { useId } from 'react';
import { MapPatterns } from './map-patterns.tsx';

const LINES = {
  latest: null,
  previous: { width: 1.75, dash: undefined },
  earlier: { width: 1.5, dash: '2.5 3' },
} as const;

interface MapLegendProps {
  series: readonly MapSeries[];
  layer: MapRole;
  onLayer: (layer: MapRole) => void;
}

export function MapLegend({ series, layer, onLayer }: MapLegendProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5">
        {PULSE_DOMAINS.map((domain) => (
          <li key={domain} className="flex items-center gap-2 font-semibold">
            <svg aria-hidden="true" viewBox="0 0 18 18" className="size-4.5">
              <MapPatterns id={id} />
              <rect width="18" height="18" rx="5" fill={DOMAIN_INFO[domain].color} />
              <rect width="18" height="18" rx="5" fill={`url(#${id}-${domain})`} />
            </svg>
            {DOMAIN_INFO[domain].label}
          </li>
        ))}
      </ul>
      <fieldset className="mx-auto flex w-full max-w-md gap-1 rounded-control bg-sunk p-1 ring-1 ring-line ring-inset">
        <legend className="sr-only">Choose a pulse to show in front</legend>
        {series.map(({ role, day }) => (
          <label
            key={role}
            className="flex min-h-14 grow basis-0 cursor-pointer flex-col items-center justify-center rounded-[10px] px-1 py-1.5 text-center text-muted leading-tight transition-colors has-checked:bg-tab has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={role === layer}
              onChange={() => onLayer(role)}
            />
            <LayerMark role={role} />
            <span className="mt-1 font-semibold">{SERIES_LABELS[role]}</span>{' '}
            <span>{shortDate(day)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function LayerMark({ role }: { role: MapRole }) {
  const line = LINES[role];
  return (
    <svg aria-hidden="true" viewBox="0 0 22 14" className="h-3.5 w-5.5">
      {line ? (
        <path
          d="M2 13 V5 Q11 -1 20 5 V13"
          fill="none"
          className="stroke-ink"
          strokeWidth={line.width}
          strokeDasharray={line.dash}
        />
      ) : (
        <path d="M2 13 V5 Q11 -1 20 5 V13 Z" className="fill-muted" />
      )}
    </svg>
  );
}
