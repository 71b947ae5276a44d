import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { formatNumber } from '@hearthway/domain/format';
import { type PointerEvent, useRef, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { GridLines, TickLabels, WeekAxis } from './chart-axis.tsx';
import { scaleChart, toHeights } from './chart-scale.ts';
import { WeekLine } from './week-line.tsx';
import { nameWeek } from './week-words.ts';

/** In small charts of more weeks, the columns are too narrow for labels. */
const MAX_LABELLED = 13;

/** On a phone, the columns are so narrow that longer labels would overlap. */
const MAX_LABEL_LENGTH = 2;

export interface EarlierPeriod {
  /** For each week of the chart, the number one period before. */
  values: readonly (number | null)[];
  name: string;
  /** The name of the period that the chart shows. */
  shown: string;
}

interface WeekChartProps {
  name: string;
  weeks: readonly Pick<PracticeWeek, 'from'>[];
  values: readonly (number | null)[];
  describe: (value: number) => string;
  unknown?: string;
  label?: (value: number) => string;
  /** The name of the last column below the chart. */
  latest?: 'last 7 days' | 'today';
  /** A large chart has an axis, a small one a number on each column. */
  isLarge?: boolean;
  earlier?: EarlierPeriod | null;
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
  earlier = null,
}: WeekChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const range = useRef<HTMLInputElement>(null);
  // A total, such as all members, is a line. What is counted week by week is in columns.
  const isLine = latest === 'today';
  const scale = isLarge ? scaleChart([...values, ...(earlier?.values ?? [])], isLine) : null;
  const toLevels = (all: readonly (number | null)[]) =>
    all.map((value) => (value === null || !scale ? null : scale.toLevel(value)));
  const heights = scale ? toLevels(values) : toHeights(values);
  const last = weeks.length - 1;
  const labels = values.map((value) => (value === null ? '–' : label(value)));
  const isLabelled = !isLarge && weeks.length <= MAX_LABELLED;
  const isTight = labels.some((text) => text.length > MAX_LABEL_LENGTH);
  const words = (index: number) => {
    const value = values[index] ?? null;
    return value === null ? unknown : describe(value);
  };
  const earlierWords = (index: number) => {
    const value = earlier?.values[index] ?? null;
    return earlier && value !== null ? `${earlier.name}: ${label(value)}` : null;
  };
  const weekName = (index: number) => nameWeek(weeks[index]?.from ?? '');
  const at = pointed ?? last;
  const spoken = [words(at), earlierWords(at)].filter(Boolean).join('; ');

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * weeks.length);
    setPointed(Math.min(last, Math.max(0, index)));
  }

  return (
    <div
      className={cn(
        'grid flex-1 grid-rows-[auto_minmax(0,1fr)_auto]',
        scale && 'grid-cols-[auto_minmax(0,1fr)] gap-x-3',
      )}
    >
      {pointed === null ? (
        <Legend earlier={earlier} isLine={isLine} />
      ) : (
        <Reading week={weekName(pointed)} value={words(pointed)} before={earlierWords(pointed)} />
      )}
      {scale && <TickLabels scale={scale} label={label} />}
      <div
        className={cn(
          'relative flex flex-1 rounded-t-small has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-4',
          isLarge ? 'min-h-44 sm:min-h-60' : 'min-h-24',
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
          aria-valuetext={`${weekName(at)}: ${spoken}`}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setPointed(Number(target.value))}
          onFocus={() => setPointed((index) => index ?? last)}
          onBlur={() => setPointed(null)}
          onKeyDown={({ key }) => key === 'Escape' && setPointed(null)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <div
          aria-hidden="true"
          className={cn(
            'relative flex flex-1 items-stretch',
            !isLarge && 'border-edge border-b',
            !isLarge && (isLabelled ? 'pt-5' : 'pt-1'),
          )}
        >
          {scale && <GridLines scale={scale} />}
          {weeks.map(({ from }, index) => {
            const height = heights[index] ?? null;
            const isStrong = index === at;
            return (
              <div key={from} className="relative min-w-0 flex-1">
                {isLine && index === pointed && (
                  <span className="absolute inset-y-0 left-1/2 border-edge border-l border-dashed" />
                )}
                {isLine ? (
                  height !== null &&
                  isStrong && (
                    <span
                      className="absolute left-1/2 z-1 size-3.5 -translate-x-1/2 translate-y-1/2 rounded-full bg-map-petal ring-2 ring-surface"
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
                {isLabelled && height !== 0 && (
                  <span
                    className={cn(
                      'absolute inset-x-0 pb-1 text-center text-xs tabular-nums',
                      isTight && 'max-sm:hidden',
                      isStrong ? 'font-semibold text-ink' : 'text-muted',
                    )}
                    style={{ bottom: `${height ?? 0}%` }}
                  >
                    {labels[index]}
                  </span>
                )}
              </div>
            );
          })}
          {earlier && <WeekLine levels={toLevels(earlier.values)} isEarlier />}
          {isLine && <WeekLine levels={heights} isFilled={scale?.ticks[0] === 0} />}
        </div>
      </div>
      <div className={cn(scale && 'col-start-2')}>
        <WeekAxis weeks={weeks} latest={latest} isLarge={isLarge} />
      </div>
    </div>
  );
}

const LINE_ABOVE = 'col-span-full mb-3 flex min-h-[1lh] flex-wrap gap-x-3 text-muted text-xs';

interface ReadingProps {
  week: string;
  value: string;
  before: string | null;
}

/** Stands above the chart in place of the legend, so that it covers no numbers. */
const Reading = ({ week, value, before }: ReadingProps) => (
  <p aria-hidden="true" className={LINE_ABOVE}>
    <span>{week}</span>
    <span className="font-semibold text-ink tabular-nums">{value}</span>
    {before && <span>{before}</span>}
  </p>
);

const Legend = ({ earlier, isLine }: { earlier: EarlierPeriod | null; isLine: boolean }) => (
  <p aria-hidden="true" className={LINE_ABOVE}>
    {earlier && (
      <>
        <span className="flex items-center gap-2">
          <span
            className={
              isLine ? 'w-4 border-map-petal border-t-2' : 'size-3 rounded-xs bg-map-petal/50'
            }
          />
          {earlier.shown}
        </span>
        <span className="flex items-center gap-2">
          <span className="w-4 border-muted/70 border-t-2 border-dashed" />
          {earlier.name}
        </span>
      </>
    )}
  </p>
);
