import { dateName, shortDate } from '@hearthway/domain/format';
import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { type HistoryRow, historyTable } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { Card } from '../../ui/card.tsx';

export function SpokeHistory({ entries }: { entries: readonly PulseEntry[] }) {
  const rows = historyTable(entries);
  return (
    <div className="flex flex-col gap-5">
      {PULSE_DOMAINS.map((domain) => (
        <Card key={domain} className="break-inside-avoid">
          <h3 className="flex items-center gap-2.5 text-lg">
            <span
              aria-hidden="true"
              className="size-3.5 rounded-full"
              style={{ background: DOMAIN_INFO[domain].color }}
            />
            {DOMAIN_INFO[domain].label}
          </h3>
          <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-3 sm:gap-y-6 lg:grid-cols-5">
            {rows
              .filter((row) => row.domain === domain)
              .map((row) => (
                <SmallChart key={row.spoke} row={row} />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

const WIDTH = 160;
const HEIGHT = 64;
const SLOTS = 8;

function SmallChart({ row }: { row: HistoryRow }) {
  const { color } = DOMAIN_INFO[row.domain];
  const latest = row.weeks.at(-1)?.score ?? null;
  const [first, last] = [row.weeks[0], row.weeks.at(-1)];
  const step = WIDTH / SLOTS;
  const start = SLOTS - row.weeks.length;
  return (
    <li className="flex min-w-0 flex-col justify-end max-sm:grid max-sm:grid-cols-[8.5rem_minmax(0,1fr)_1.75rem] max-sm:items-center max-sm:gap-x-3">
      <p className="flex items-end justify-between gap-2 text-sm leading-tight max-sm:contents">
        <span className="font-semibold">{row.label}</span>
        <span className="text-right font-semibold tabular-nums max-sm:order-last">
          {latest ?? '–'}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="block w-full max-sm:h-9 sm:mt-1.5"
        preserveAspectRatio="none"
      >
        {[3, 6].map((score) => (
          <line
            key={score}
            x1={0}
            x2={WIDTH}
            y1={toY(score)}
            y2={toY(score)}
            className="stroke-line"
            strokeWidth={1}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-edge" />
        {row.weeks.map(({ weekStart, score }, index) => (
          <rect
            key={weekStart}
            x={(start + index) * step + 2.5}
            width={step - 5}
            y={score === null ? HEIGHT - 3 : toY(score)}
            height={score === null ? 2 : HEIGHT - 1 - toY(score)}
            rx={2.5}
            fill={score === null ? 'var(--color-line)' : color}
            fillOpacity={index === row.weeks.length - 1 ? 1 : 0.55}
          />
        ))}
      </svg>
      {first && last && (
        <p
          aria-hidden="true"
          className="mt-1 flex justify-between text-muted text-xs max-sm:hidden"
        >
          <span>{row.weeks.length > 1 && shortDate(first.day)}</span>
          <span>{shortDate(last.day)}</span>
        </p>
      )}
      <p className="sr-only">
        {row.weeks
          .map(({ day, score }) => `${dateName(day)}: ${score ?? MAP_MESSAGES.notAnswered}`)
          .join(', ')}
      </p>
    </li>
  );
}

const toY = (score: number) => HEIGHT - 1 - (score / 10) * (HEIGHT - 4);
