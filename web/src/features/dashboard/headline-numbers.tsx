import type { Comparison } from '@hearthway/domain/dashboard/comparison';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import * as Tabs from 'radix-ui/tabs';
import { ChangeText, FigureText, type ShownValue } from './number-card.tsx';
import { WeekChart } from './week-chart.tsx';

export interface Headline {
  name: string;
  about: string;
  value: ShownValue;
  comparison: Comparison | null;
  values: (number | null)[];
  describe: (value: number) => string;
  unknown?: string;
  label?: (value: number) => string;
}

interface HeadlineNumbersProps {
  headlines: Headline[];
  weeks: PracticeWeek[];
}

export function HeadlineNumbers({ headlines, weeks }: HeadlineNumbersProps) {
  return (
    <section
      aria-label="At a glance"
      className="mt-6 overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <Tabs.Root defaultValue="0">
        <Tabs.List
          aria-label="Choose a number to see its chart"
          className="grid grid-cols-2 lg:grid-cols-4"
        >
          {headlines.map(({ name, value, comparison }, index) => (
            <Tabs.Trigger
              key={name}
              value={String(index)}
              className="relative flex flex-col items-start border-line border-b px-4 py-4 text-left font-semibold text-muted before:absolute before:inset-x-0 before:top-0 before:h-1 hover:bg-hover/40 focus-visible:-outline-offset-3 data-[state=active]:text-ink data-[state=active]:before:bg-teal max-lg:even:border-l sm:py-5 lg:not-first:border-l"
            >
              <span className="text-sm">{name}</span>
              <span className="mt-1 font-serif text-3xl text-ink tabular-nums leading-tight sm:text-4xl">
                <FigureText value={value} />
              </span>
              <ChangeText comparison={comparison} className="mt-1 font-normal" />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {headlines.map(({ name, about, values, describe, unknown, label }, index) => (
          <Tabs.Content key={name} value={String(index)} tabIndex={-1} className="p-4 sm:p-5">
            <p className="mb-3 text-muted text-sm">{about}</p>
            <WeekChart
              isLarge
              name={`${name}, week by week`}
              weeks={weeks}
              values={values}
              describe={describe}
              {...(unknown && { unknown })}
              {...(label && { label })}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}
