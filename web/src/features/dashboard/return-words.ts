import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { nameMonths } from './name-months.ts';

const MONTHS = ['second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** One sentence about the members whose latest month is the furthest from joining. */
const HIGHEST = 90;

/** If every share is “at least 90 %”, a table of them says no more than one sentence. */
export const isAllHighest = (groups: DashboardResponse['retention']): boolean => {
  const known = groups.flatMap(({ shares }) => shares.filter((share) => share !== null));
  return known.length > 0 && known.every((share) => share >= HIGHEST);
};

export function describeReturn(groups: DashboardResponse['retention']): string | null {
  const [first] = groups;
  const last = groups.at(-1);
  if (first && last && groups.length > 1 && isAllHighest(groups)) {
    const ends = [first, last].toSorted((a, b) => a.from.localeCompare(b.from));
    const months = nameMonths({ from: ends[0]?.from ?? '', to: ends[1]?.to ?? '' });
    return `At least 9 in 10 of those who joined in ${months} were active in every month after.`;
  }
  let best: { group: (typeof groups)[number]; index: number; share: number } | null = null;
  for (const group of groups) {
    const index = group.shares.findLastIndex((share) => share !== null);
    const share = group.shares[index] ?? null;
    if (share !== null && index > (best?.index ?? -1)) best = { group, index, share };
  }
  if (!best) return null;
  const { group, index, share } = best;
  return `${countOfTen(share)} of those who joined in ${nameMonths(group)} were active in their ${MONTHS[index]} month.`;
}

function countOfTen(share: number): string {
  if (share <= 10) return 'At most 1 in 10';
  if (share >= HIGHEST) return 'At least 9 in 10';
  return `About ${share / 10} in 10`;
}
