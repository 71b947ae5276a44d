import type { Comparison } from '@hearthway/domain/dashboard/comparison';
import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import * as Tabs from 'radix-ui/tabs';
import { ChangeText, FigureText, type ShownValue } from './number-card.tsx';
import { PeopleLink } from './people-link.tsx';
import { PERIOD_LABELS, type Period } from './periods.ts';
import { TILE_LOOK } from './tile-look.ts';
import { type EarlierPeriod, WeekChart } from './week-chart.tsx';

export interface Headline {
  name: string;
  period: string;
  counts: string;
  note?: string;
  /** A link to the list of the members who make up this number. */
  people?: { label: string; search: Record<string, string> };
  value: ShownValue;
  comparison: Comparison | null;
  values: (number | null)[];
  earlier: EarlierPeriod | null;
  /** Whether the number is a total of today instead of a count of the last seven days. */
  isTotal?: true;
  describe: (value: number) => string;
  unknown?: string;
  label?: (value: number) => string;
}

interface HeadlineNumbersProps {
  headlines: Headline[];
  weeks: PracticeWeek[];
  period: Period;
}

export function HeadlineNumbers(props: HeadlineNumbersProps) {
  return (
    <section
      aria-label="At a glance"
      className="mt-6 overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <HeadlineCharts {...props} />
    </section>
  );
}

function HeadlineCharts({ headlines, weeks, period }: HeadlineNumbersProps) {
  return (
    <Tabs.Root defaultValue="0">
      <Tabs.List
        aria-label="Choose a number to see its chart"
        className="grid grid-cols-2 lg:grid-cols-4"
      >
        {headlines.map((headline, index) => (
          <Tabs.Trigger
            key={headline.name}
            value={String(index)}
            // Radix focuses the tab in code, which would show the keyboard's ring after a click.
            onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
            className={`${TILE_LOOK} border-b text-muted before:absolute before:inset-x-0 before:top-0 before:h-1 hover:bg-hover/40 focus-visible:rounded-control focus-visible:-outline-offset-4 data-[state=active]:text-ink data-[state=active]:before:bg-teal`}
          >
            <Tile headline={headline} within={PERIOD_LABELS[period].toLowerCase()} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {headlines.map((headline, index) => (
        <Tabs.Content
          key={headline.name}
          value={String(index)}
          tabIndex={-1}
          className="p-4 sm:p-5"
        >
          <HeadlineChart headline={headline} weeks={weeks} />
          <HeadlineNote headline={headline} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function HeadlineChart({
  headline: { name, values, earlier, isTotal, describe, unknown, label },
  weeks,
}: {
  headline: Headline;
  weeks: PracticeWeek[];
}) {
  if (!values.some(Boolean)) {
    const isHidden = values.includes(null);
    return (
      <p className="text-muted text-sm">
        {isHidden
          ? 'No chart yet: weeks with fewer than five people are hidden to protect privacy.'
          : 'No chart yet: there was nothing to count in these weeks.'}
      </p>
    );
  }
  return (
    <WeekChart
      isLarge
      name={`${name}, week by week`}
      weeks={weeks.slice(-values.length)}
      values={values}
      earlier={earlier}
      latest={isTotal ? 'today' : 'last 7 days'}
      describe={describe}
      {...(unknown && { unknown })}
      {...(label && { label })}
    />
  );
}

function Tile({ headline, within }: { headline: Headline; within: string }) {
  const { name, period, value, unknown, comparison } = headline;
  return (
    <>
      <span className="text-sm">{name}</span>
      <span className="mt-1 font-serif text-3xl text-ink tabular-nums leading-tight sm:text-4xl">
        <FigureText value={value} unknown={unknown} />
      </span>
      <span className="mt-0.5 font-normal text-muted text-sm">{period}</span>
      <ChangeText comparison={comparison} within={within} className="mt-1.5 font-normal text-xs!" />
    </>
  );
}

function HeadlineNote({ headline: { counts, note, people } }: { headline: Headline }) {
  return (
    <p className="mt-3 text-muted text-sm">
      {counts} {note && `${note} `}
      {people && <PeopleLink search={people.search}>{people.label}</PeopleLink>}
    </p>
  );
}
