import type { ChartName, ChartRow } from './contract.ts';

/** Nobody is counted in a group of fewer. */
export const FEWEST = 5;

export interface Count extends ChartRow {
  people: number;
}
/** Those that are counted as a whole; the others are counted by week. */
export type CountedChart = Exclude<ChartName, 'active' | 'pulse'>;
export type Counts = Record<CountedChart, Count[]>;

/**
 * Hides every group under five, and whatever would give one away: what is left of a total when the
 * others are taken off, and the few who took one step of a funnel and not the next.
 */
export function hideSmallGroups(counts: Counts): Record<CountedChart, ChartRow[]> {
  const upgrade = hideSteps(counts.upgrade, 'first');
  const isPublished = (label: string) =>
    upgrade.some((row) => row.label === label && row.people !== null);
  // How many members there are is on the same page; where it says how many of them pay, each of both
  // parts can be taken apart by itself.
  const isOfFirst = isPublished('premium') ? (row: Count) => row.series === 'free' : () => true;
  return {
    members: hideParts(counts.members, isOfFirst),
    joined: counts.joined.map((row) => shown(row, row.people < FEWEST)),
    quiz: hideParts(counts.quiz, () => true),
    nudges: hideSteps(counts.nudges, 'each'),
    offers: hideSteps(counts.offers, 'each'),
    workshops: hideSteps(counts.workshops, 'each'),
    upgrade,
  };
}

const shown = (row: Count, isHidden: boolean): ChartRow =>
  isHidden ? { ...row, people: null, value: null } : row;

/** Parts of wholes that are known: with one hidden the next smallest is too, until five are. */
function hideParts(rows: Count[], isOfFirst: (row: Count) => boolean): ChartRow[] {
  const wholes = [rows.filter(isOfFirst), rows.filter((row) => !isOfFirst(row))];
  const hidden = new Set(wholes.flatMap(partsToHide));
  return rows.map((row) => shown(row, hidden.has(row)));
}

function partsToHide(parts: Count[]): Count[] {
  const hidden: Count[] = [];
  let people = 0;
  for (const part of parts.toSorted((a, b) => a.people - b.people)) {
    const isSafe = hidden.length === 0 || (hidden.length > 1 && people >= FEWEST);
    if (part.people >= FEWEST && isSafe) break;
    hidden.push(part);
    people += part.people;
  }
  return hidden;
}

/** Steps of a funnel, each within the one before, or all within the first. */
function hideSteps(rows: Count[], within: 'each' | 'first'): ChartRow[] {
  const visible: Count[] = [];
  return rows.map((row) => {
    const wholes = within === 'each' ? visible : visible.slice(0, 1);
    const leaves = wholes.map((whole) => Math.abs(whole.people - row.people));
    const isHidden = row.people < FEWEST || leaves.some((few) => few > 0 && few < FEWEST);
    if (!isHidden) visible.push(row);
    return shown(row, isHidden);
  });
}
