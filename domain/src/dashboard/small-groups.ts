import type { ChartName, ChartRow } from './contract.ts';

export const SMALL_PRACTICE = 20;

/** Groups of fewer than five people are hidden, so that nobody can be identified. */
export const MIN_GROUP_SIZE = 5;

export interface Count extends ChartRow {
  people: number;
}
export type CountedChart = Exclude<ChartName, 'active' | 'pulse'>;
export type Counts = Record<CountedChart, Count[]>;

/**
 * Readers could calculate a small hidden group from a total and the other groups, so some larger
 * groups are hidden as well.
 */
export function hideSmallGroups(counts: Counts): Record<CountedChart, ChartRow[]> {
  const upgrade = hideSteps(counts.upgrade, 'first');
  const isFree = (row: Count) => row.series === 'free';
  // The page also shows how many members have Premium, so readers know the totals of free and
  // Premium members.
  const tiers = [counts.members.filter(isFree), counts.members.filter((row) => !isFree(row))];
  const isPublished = upgrade.some((row) => row.label === 'premium' && row.people !== null);
  return {
    members: hideParts(counts.members, isPublished ? tiers : [...tiers, counts.members]),
    joined: counts.joined.map((row) => maskRow(row, row.people < MIN_GROUP_SIZE)),
    quiz: hideParts(counts.quiz, [counts.quiz]),
    nudges: hideSteps(counts.nudges, 'each'),
    offers: hideSteps(counts.offers, 'each'),
    workshops: hideSteps(counts.workshops, 'each'),
    upgrade,
  };
}

const maskRow = (row: Count, isHidden: boolean): ChartRow =>
  isHidden ? { ...row, people: null, value: null } : row;

function hideParts(rows: Count[], wholes: Count[][]): ChartRow[] {
  const hidden = new Set(wholes.flatMap(findPartsToHide));
  return rows.map((row) => maskRow(row, hidden.has(row)));
}

function findPartsToHide(parts: Count[]): Count[] {
  const hidden: Count[] = [];
  let people = 0;
  for (const part of parts.toSorted((a, b) => a.people - b.people)) {
    const isSafe = hidden.length === 0 || (hidden.length > 1 && people >= MIN_GROUP_SIZE);
    if (part.people >= MIN_GROUP_SIZE && isSafe) break;
    hidden.push(part);
    people += part.people;
  }
  return hidden;
}

function hideSteps(rows: Count[], within: 'each' | 'first'): ChartRow[] {
  const visible: Count[] = [];
  return rows.map((row) => {
    const wholes = within === 'each' ? visible : visible.slice(0, 1);
    const leaves = wholes.map((whole) => Math.abs(whole.people - row.people));
    const isHidden =
      row.people < MIN_GROUP_SIZE || leaves.some((few) => few > 0 && few < MIN_GROUP_SIZE);
    if (!isHidden) visible.push(row);
    return maskRow(row, isHidden);
  });
}
