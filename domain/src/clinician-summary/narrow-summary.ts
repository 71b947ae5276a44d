import { addDays, type DayKey, dayNumber } from '../calendar.ts';
import type { ClinicianSummary, Measure } from './contract.ts';
import type { SummarySection } from './sections.ts';

export type RatedDays = Omit<Measure, 'average' | 'halves'>;

type Values = Measure['values'];

/** The summary compares the halves of a period only if each half has at least five days. */
const MIN_HALF = 5;
const MIN_HALF_PULSES = 2;

/**
 * To show a shorter period or fewer sections, the browser narrows the summary that it already has
 * instead of requesting another one.
 */
export function narrowSummary(
  { measures, journal }: { measures: readonly RatedDays[]; journal: ClinicianSummary['journal'] },
  { from, to, sections }: { from: DayKey; to: DayKey; sections: readonly SummarySection[] },
): ClinicianSummary {
  const isInside = (day: DayKey) => day >= from && day <= to;
  const narrowed = measures
    .filter(({ section }) => sections.includes(section))
    .map((one) => ({ ...one, values: one.values.filter(([day]) => isInside(day)) }))
    .filter(({ values }) => values.length > 0)
    .map((one) => ({
      ...one,
      average: average(one.values),
      halves: halves(one.values, from, to, one.section === 'pulse' ? MIN_HALF_PULSES : MIN_HALF),
    }));
  return {
    ...{ from, to, measures: narrowed },
    journal: sections.includes('journal') ? journal.filter(({ day }) => isInside(day)) : [],
  };
}

const average = (values: Values): number =>
  Math.round((values.reduce((sum, [, value]) => sum + value, 0) / values.length) * 10) / 10;

function halves(values: Values, from: DayKey, to: DayKey, least: number): [number, number] | null {
  const middle = addDays(from, Math.floor((dayNumber(to) - dayNumber(from) + 1) / 2));
  const first = values.filter(([day]) => day < middle);
  const second = values.filter(([day]) => day >= middle);
  if (first.length < least || second.length < least) return null;
  return [average(first), average(second)];
}
