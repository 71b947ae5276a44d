import { shortDate } from '@hearthway/domain/format';
import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { MAP_MESSAGES, SERIES_LABELS } from '@hearthway/domain/wellness-map/messages';
import type { MapRole, MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { hasAnswers } from './has-answers.ts';

interface MapLegendProps {
  series: readonly MapSeries[];
  hasFallen: boolean;
}

export function MapLegend({ series, hasFallen }: MapLegendProps) {
  const latest = series.find(({ role }) => role === 'latest');
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-sm">
      {PULSE_DOMAINS.map((domain) => (
        <li key={domain} className="flex items-center gap-2 font-semibold">
          <svg aria-hidden="true" viewBox="0 0 18 10" className="h-2.5 w-4.5">
            <path
              d="M3 8 Q9 2 15 8"
              fill="none"
              stroke={DOMAIN_INFO[domain].color}
              strokeWidth={4}
              strokeLinecap="round"
            />
          </svg>
          <span>
            {DOMAIN_INFO[domain].label}
            {latest && !hasAnswers(latest, domain) && (
              <span className="font-normal text-muted">: {MAP_MESSAGES.notAnswered}</span>
            )}
          </span>
        </li>
      ))}
      {series.map(({ role, day }) => (
        <li key={role} className="flex items-center gap-2 text-muted">
          <LayerMark role={role} />
          {SERIES_LABELS[role]}, {shortDate(day)}
        </li>
      ))}
      {hasFallen && (
        <li className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className="h-3.5 w-3 rounded-t-full bg-map-fell" />
          Fell
        </li>
      )}
    </ul>
  );
}

function LayerMark({ role }: { role: MapRole }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 22 14" className="h-3.5 w-5.5">
      {role === 'latest' ? (
        <path d="M2 13 V5 Q11 -1 20 5 V13 Z" className="fill-map-petal" />
      ) : (
        <path
          d="M2 13 V5 Q11 -1 20 5 V13"
          fill="none"
          className="stroke-ink"
          strokeWidth={1.75}
          strokeDasharray={role === 'earlier' ? '2.5 3' : undefined}
        />
      )}
    </svg>
  );
}
