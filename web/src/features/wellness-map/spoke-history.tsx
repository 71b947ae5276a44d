import { dateName, shortDate } from '@hearthway/domain/format';
import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { type HistoryRow, historyTable } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { Fragment } from 'react';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';

interface SpokeHistoryProps {
  entries: readonly PulseEntry[];
  title: string;
}

export function SpokeHistory({ entries, title }: SpokeHistoryProps) {
  const rows = historyTable(entries);
  const [first, last] = [rows[0]?.weeks[0], rows[0]?.weeks.at(-1)];
  return (
    <Card className="break-inside-avoid">
      <CardTitle>{title}</CardTitle>
      {first && last && (
        <CardText className="text-sm">
          {rows[0]?.weeks.length === 1
            ? shortDate(last.day)
            : `${shortDate(first.day)} to ${shortDate(last.day)}. The number is your latest answer.`}
        </CardText>
      )}
      {PULSE_DOMAINS.map((domain) => (
        <Fragment key={domain}>
          <h3 className="mt-5 flex items-center gap-2.5 text-lg">
            <span
              aria-hidden="true"
              className="size-3 rounded-full"
              style={{ background: DOMAIN_INFO[domain].color }}
            />
            {DOMAIN_INFO[domain].label}
          </h3>
          <ul className="mt-2 flex flex-col gap-2.5">
            {rows
              .filter((row) => row.domain === domain)
              .map((row) => (
                <SmallChart key={row.spoke} row={row} />
              ))}
          </ul>
        </Fragment>
      ))}
    </Card>
  );
}

const WIDTH = 160;
const HEIGHT = 64;
const SLOTS = 8;

function SmallChart({ row }: { row: HistoryRow }) {
  const latest = row.weeks.at(-1)?.score ?? null;
  const step = WIDTH / SLOTS;
  const start = SLOTS - row.weeks.length;
  return (
    <li className="grid grid-cols-[8.5rem_minmax(0,1fr)_1.75rem] items-center gap-x-3 text-sm">
      <span className="font-semibold leading-tight">{row.label}</span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="block h-9 w-full"
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
            className={score === null ? 'fill-line' : 'fill-map-petal'}
            fillOpacity={index === row.weeks.length - 1 ? 1 : 0.55}
          />
        ))}
      </svg>
      <span className="text-right font-semibold tabular-nums">{latest ?? '–'}</span>
      <p className="sr-only">
        {row.weeks
          .map(({ day, score }) => `${dateName(day)}: ${score ?? MAP_MESSAGES.notAnswered}`)
          .join(', ')}
      </p>
    </li>
  );
}

const toY = (score: number) => HEIGHT - 1 - (score / 10) * (HEIGHT - 4);
