import { addDays } from '@hearthway/domain/calendar';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { formatNumber, shortDate } from '@hearthway/domain/format';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { toHeights, toLevels } from './column-heights.ts';
import { WeekLine } from './week-line.tsx';
import { nameWeek } from './week-words.ts';

/** In charts of more weeks, the columns are too narrow for labels with a number and a date. */
const MAX_LABELLED = 13;
const AXIS_PARTS = 3;

/** On a phone, the columns are so narrow that longer labels would overlap. */
const MAX_LABEL_LENGTH = 3;

interface WeekChartProps {
  name: string;
  weeks: readonly Pick<PracticeWeek, 'from'>[];
  values: readonly (number | null)[];
  describe: (value: number) => string;
  unknown?: string;
  label?: (value: number) => string;
  /** The name of the last column below the chart. */
  latest?: 'last 7 days' | 'today';
  isLarge?: boolean;
}

/**
 * An invisible range input lies over the columns, so that members of the practice can go through
 * the weeks by keyboard or screen reader.
 */
export function WeekChart({
  name,
  weeks,
  values,
  describe,
  unknown = 'not known',
  label = formatNumber,
  latest = 'last 7 days',
  isLarge = false,
}: WeekChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const range = useRef<HTMLInputElement>(null);
  // A total, such as all members, is a line. What is counted week by week is in columns.
  const isLine = latest === 'today';
  const heights = isLine ? toLevels(values) : toHeights(values);
  const last = weeks.length - 1;
  const labels = values.map((value) => (value === null ? '–' : label(value)));
  const isLabelled = weeks.length <= MAX_LABELLED;
  const hasAllDates = isLarge && isLabelled;
  const isTight = labels.some((text) => text.length > MAX_LABEL_LENGTH);
  const axis = hasAllDates
    ? weeks.map((_, index) => index)
    : [...new Set([0, ...(isLarge ? middle(last) : []), last])];
  const highest = values.lastIndexOf(Math.max(...values.map(Number)));
  const isKeyColumn = (index: number) => [0, highest, last].includes(index);
  const words = (index: number) => {
    const value = values[index] ?? null;
    return value === null ? unknown : describe(value);
  };
  // A total is what it was at the end of its week.
  const dayOf = (index: number) => {
    const from = weeks[index]?.from ?? '';
    return latest === 'today' ? addDays(from, 6) : from;
  };
  const weekName = (index: number) => nameWeek(weeks[index]?.from ?? '');

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * weeks.length);
    setPointed(Math.min(last, Math.max(0, index)));
  }

  return (
    <div className="flex flex-1 flex-col">
      <div
        className={cn(
          'relative flex flex-1 rounded-t-small has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-4',
          isLarge ? 'min-h-44 sm:min-h-56' : 'min-h-24',
        )}
        onPointerMove={point}
        onPointerDown={(event) => {
          point(event);
          // A tap has no hover, so the focus keeps the value on screen until the next tap elsewhere.
          if (event.pointerType === 'touch') range.current?.focus({ preventScroll: true });
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      >
        <input
          ref={range}
          type="range"
          aria-label={name}
          aria-valuetext={`${weekName(pointed ?? last)}: ${words(pointed ?? last)}`}
          min={0}
          max={last}
          value={pointed ?? last}
          onChange={({ target }) => setPointed(Number(target.value))}
          onFocus={() => setPointed((index) => index ?? last)}
          onBlur={() => setPointed(null)}
          onKeyDown={({ key }) => key === 'Escape' && setPointed(null)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <div
          aria-hidden="true"
          className={cn(
            'relative flex flex-1 items-stretch border-b',
            isLine ? 'border-line border-dashed' : 'border-edge',
            isLarge || isLabelled ? 'pt-6' : 'pt-1',
          )}
        >
          {isLarge && (!isLabelled || (isLine && isTight)) && (
            <GridLines
              top={label(Math.max(...values.map(Number)))}
              {...(isLine && getLowest(values, heights, label))}
              className={isLabelled ? 'sm:hidden' : undefined}
            />
          )}
          {isLine && (
            <span
              className={cn(
                'absolute inset-x-0 bottom-0',
                isLarge || isLabelled ? 'top-6' : 'top-1',
              )}
            >
              <WeekLine levels={heights} />
            </span>
          )}
          {weeks.map(({ from }, index) => {
            const height = heights[index] ?? null;
            const isStrong = pointed === null ? index === last : index === pointed;
            return (
              <div key={from} className="relative min-w-0 flex-1">
                {isLine ? (
                  height !== null &&
                  (isLabelled || isStrong) && (
                    <span
                      className={cn(
                        'absolute left-1/2 -translate-x-1/2 translate-y-1/2 rounded-full bg-map-petal ring-2 ring-surface',
                        isStrong ? 'size-3.5' : 'size-2',
                      )}
                      style={{ bottom: `${height}%` }}
                    />
                  )
                ) : (
                  <span
                    className={cn(
                      'absolute inset-x-[8%] bottom-0 mx-auto max-w-14 rounded-t-[4px] transition-colors',
                      height === null ? 'bg-line' : isStrong ? 'bg-map-petal' : 'bg-map-petal/50',
                    )}
                    style={{ height: height === null ? '2px' : `${height}%` }}
                  />
                )}
                {isLabelled && (
                  <span
                    className={cn(
                      'absolute inset-x-0 text-center text-xs tabular-nums',
                      isLine ? 'pb-2' : 'pb-1',
                      (isTight || (!isLarge && !isKeyColumn(index))) && 'max-sm:hidden',
                      isStrong ? 'font-semibold text-ink' : 'text-muted',
                    )}
                    style={{ bottom: `${height ?? 0}%` }}
                  >
                    {labels[index]}
                  </span>
                )}
                {index === pointed && (
                  <span
                    className="absolute left-1/2 z-10 mb-2 whitespace-nowrap rounded-small bg-ink px-3 py-1.5 text-paper text-sm shadow-lifted"
                    style={{
                      bottom: `${height ?? 0}%`,
                      transform: `translateX(-${(index / Math.max(1, last)) * 100}%)`,
                    }}
                  >
                    <span className="block text-xs opacity-80">{weekName(index)}</span>
                    <span className="block font-semibold tabular-nums">{words(index)}</span>
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <p aria-hidden="true" className="relative mt-1.5 h-[1lh] text-muted text-xs">
        {axis.map((index) => (
          <span
            key={index}
            className={cn(
              'absolute whitespace-nowrap',
              index > 0 && index < last && 'max-md:hidden',
              hasAllDates
                ? 'md:-translate-x-1/2 md:left-(--middle)'
                : index > 0 && index < last && '-translate-x-1/2 left-(--middle)',
              index === last && (hasAllDates ? 'max-md:right-0' : 'right-0'),
            )}
            style={{ '--middle': `${((index + 0.5) / weeks.length) * 100}%` } as CSSProperties}
          >
            {index === last ? latest : shortDate(dayOf(index))}
          </span>
        ))}
      </p>
    </div>
  );
}

const middle = (last: number) =>
  Array.from({ length: AXIS_PARTS - 1 }, (_, part) => Math.round(((part + 1) / AXIS_PARTS) * last));

function getLowest(
  values: readonly (number | null)[],
  levels: readonly (number | null)[],
  label: (value: number) => string,
): Pick<GridLinesProps, 'low'> {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const level = levels[values.indexOf(lowest)] ?? 100;
  return level === 100 ? {} : { low: { text: label(lowest), level } };
}

interface GridLinesProps {
  top: string;
  /** The lowest value of a line. Columns have a second line at half of their height instead. */
  low?: { text: string; level: number };
  className?: string | undefined;
}

/**
 * If a chart has no room for labels, a dashed line is drawn at the height of the highest value and
 * labelled with it.
 */
function GridLines({ top, low, className }: GridLinesProps) {
  return (
    <span className={cn('absolute inset-x-0 top-6 bottom-0', className)}>
      <span className="absolute inset-x-0 top-0 border-line border-t border-dashed" />
      <span
        className="absolute inset-x-0 border-line border-t border-dashed"
        style={{ bottom: `${low?.level ?? 50}%` }}
      />
      <span className="absolute -top-5 left-0 text-muted text-xs tabular-nums">{top}</span>
      {low && (
        <span
          className="absolute left-0 translate-y-full pt-0.5 text-muted text-xs tabular-nums"
          style={{ bottom: `${low.level}%` }}
        >
          {low.text}
        </span>
      )}
    </span>
  );
}
