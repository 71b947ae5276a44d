import { shortDate } from '@hearthway/domain/format';
import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { SERIES_LABELS } from '@hearthway/domain/wellness-map/messages';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { useId } from 'react';
import { MapPatterns } from './map-patterns.tsx';

const LINES = {
  latest: null,
  previous: { width: 1.75, dash: undefined },
  earlier: { width: 1.5, dash: '2.5 3' },
} as const;

export function MapLegend({ series }: { series: readonly MapSeries[] }) {
  const id = useId();
  return (
    <div className="flex flex-col items-center gap-2 text-sm">
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
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-muted">
        {series.map(({ role, day }) => (
          <li key={role} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 22 14" className="h-3.5 w-5.5">
              {LINES[role] ? (
                <path
                  d="M2 13 V5 Q11 -1 20 5 V13"
                  fill="none"
                  className="stroke-ink"
                  strokeWidth={LINES[role].width}
                  strokeDasharray={LINES[role].dash}
                />
              ) : (
                <path d="M2 13 V5 Q11 -1 20 5 V13 Z" className="fill-muted" />
              )}
            </svg>
            {SERIES_LABELS[role]} ({shortDate(day)})
          </li>
        ))}
      </ul>
    </div>
  );
}
