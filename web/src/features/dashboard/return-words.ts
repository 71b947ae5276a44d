import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { nameMonths } from './name-months.ts';

const MONTHS = ['second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** One sentence about the members whose latest month is the furthest from joining. */
export function describeReturn(groups: DashboardResponse['retention']): string | null {
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
  if (share >= 90) return 'At least 9 in 10';
  return `About ${share / 10} in 10`;
}
