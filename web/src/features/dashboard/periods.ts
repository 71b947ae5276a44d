import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';

const PERIODS = [4, 12, 52] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
  4: '4 weeks',
  12: '12 weeks',
  52: 'One year',
};
export const LAST_PERIOD: Record<Period, string> = {
  4: 'the last 4 weeks',
  12: 'the last 12 weeks',
  52: 'the last year',
};
export const PERIOD_AGO: Record<Period, string> = {
  4: '4 weeks ago',
  12: '12 weeks ago',
  52: 'a year ago',
};

/** Weeks from before the practice had members would only add zeros. */
export function dropEmptyStart(weeks: readonly PracticeWeek[]): PracticeWeek[] {
  const first = weeks.findIndex(({ members, joined, left }) => members + joined + left > 0);
  return first === -1 ? [] : weeks.slice(first);
}

/** A longer period is offered only if the practice has more weeks than the shorter one shows. */
export const offerPeriods = (weeks: number): Period[] =>
  PERIODS.filter((_, index) => index === 0 || weeks > (PERIODS[index - 1] ?? 0));

/**
 * The period is in the URL. If it is missing there, the longest period of up to twelve weeks is
 * chosen.
 */
export function readPeriod({ weeks }: { weeks?: unknown }, offered: readonly Period[]): Period {
  const asked = offered.find((period) => period === weeks);
  return asked ?? offered.filter((period) => period <= 12).at(-1) ?? 4;
}
