import { addDays, type DayKey, dayNumber } from '@hearthway/domain/calendar';
import { dateName, monthName, shortDate } from '@hearthway/domain/format';
import { takenDay } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { changeText } from '@hearthway/domain/wellness-map/progress';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { calendarDay } from '../../lib/calendar-day.ts';
import { useMemberId } from '../../session/session.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pulseQueries } from './queries.ts';

interface Point {
  day: DayKey;
  overall: number;
}

interface OverallCardProps {
  className?: string;
  children: ReactNode;
}

export function OverallCard({ className, children }: OverallCardProps) {
  const { data } = useQuery(pulseQueries.overall(useMemberId()));
  const points = (data?.points ?? []).map(({ weekStart, takenAt, overall }) => ({
    day: takenDay({ weekStart, takenOn: calendarDay(new Date(takenAt)) }),
    overall,
  }));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Card
      aria-labelledby="overall-title"
      className={cn(
        'grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:p-8',
        className,
      )}
    >
      <div>
        <CardTitle id="overall-title" className="text-base text-muted">
          Overall wellbeing
        </CardTitle>
        {!data && <Skeleton className="mt-3 h-16" />}
        {last && (
          <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              <span className="font-serif text-7xl tabular-nums leading-none">{last.overall}</span>
              <span className="text-lg text-muted"> / 10</span>
            </span>
            <Since points={points} />
          </p>
        )}
      </div>
      <div className="lg:row-span-2">
        {!data && <Skeleton className="h-40" />}
        {first && last && (
          <>
            <Line points={points} width={320} className="sm:hidden" />
            <Line points={points} width={600} className="max-sm:hidden" />
            <p aria-hidden="true" className="mt-1 flex justify-between text-muted text-sm">
              <span>{points.length > 1 && shortDate(first.day)}</span>
              <span>{shortDate(last.day)}</span>
            </p>
            <p className="sr-only">
              {points.map(({ day, overall }) => `${dateName(day)}: ${overall}`).join(', ')}
            </p>
          </>
        )}
      </div>
      <div className="border-line border-t pt-5">{children}</div>
    </Card>
  );
}

const ABOUT_A_MONTH = 28;

function Since({ points }: { points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const then = points.findLast(({ day }) => day <= addDays(last.day, -ABOUT_A_MONTH)) ?? first;
  const change = Math.round((last.overall - then.overall) * 10) / 10;
  return (
    <span className="rounded-full bg-teal/10 px-3 py-1 font-semibold text-sm text-teal">
      {changeText(change)} since {shortDate(then.day)}
      {then.day.slice(0, 4) !== last.day.slice(0, 4) && ` ${monthName(then.day).slice(-4)}`}
    </span>
  );
}

const EDGE = 8;
const SCALE = 18;
const MAX_STEPS = 5;

interface LineProps {
  points: readonly Point[];
  width: number;
  className: string;
}

function Line({ points, width, className }: LineProps) {
  const height = width * 0.42;
  const [from, to] = [points[0], points.at(-1)].map((point) => dayNumber(point?.day ?? ''));
  const span = Math.max(1, (to ?? 0) - (from ?? 0));
  const scores = points.map(({ overall }) => overall);
  const low = Math.max(0, Math.floor(Math.min(...scores)) - 1);
  const high = Math.min(10, Math.ceil(Math.max(...scores)) + 1);
  const step = high - low > MAX_STEPS ? 2 : 1;
  const ticks = Array.from(
    { length: Math.floor((high - low) / step) + 1 },
    (_, index) => low + index * step,
  );
  const toY = (score: number) =>
    height - EDGE - ((score - low) / (high - low)) * (height - 2 * EDGE);
  const places = points.map(({ day, overall }) => ({
    day,
    x: SCALE + EDGE + ((dayNumber(day) - (from ?? 0)) / span) * (width - SCALE - 2 * EDGE),
    y: toY(overall),
  }));
  const last = places.at(-1);
  const path = places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={cn('block w-full', className)}
    >
      {ticks.map((score) => (
        <g key={score}>
          <line x1={SCALE} x2={width} y1={toY(score)} y2={toY(score)} className="stroke-line" />
          <text
            x={SCALE - 5}
            y={toY(score)}
            textAnchor="end"
            dominantBaseline="central"
            fontSize={12}
            className="fill-muted"
          >
            {score}
          </text>
        </g>
      ))}
      <path
        d={`${path} L${last?.x ?? 0} ${toY(low)} L${places[0]?.x ?? 0} ${toY(low)} Z`}
        className="fill-teal/10"
      />
      <path
        d={path}
        fill="none"
        className="stroke-teal"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && (
        <circle
          cx={last.x}
          cy={last.y}
          r={5}
          className="fill-teal stroke-surface"
          strokeWidth={2}
        />
      )}
    </svg>
  );
}
