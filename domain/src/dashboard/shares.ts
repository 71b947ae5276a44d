export const MIN_SHARE_GROUP = 10;

/**
 * Shares are never 0 or 100 %, because “nobody” or “everybody” would reveal something about each
 * person in the group.
 */
export function roundShare(part: number, whole: number): number | null {
  if (whole < MIN_SHARE_GROUP) return null;
  return Math.min(90, Math.max(10, Math.round((part / whole) * 10) * 10));
}

export const formatShare = (share: number): string =>
  share === 10 ? '10 % or less' : share === 90 ? '90 % or more' : `about ${share} %`;

export interface MonthCount {
  month: string;
  later: number;
  people: number;
  active: number;
}

export interface RetentionGroup {
  from: string;
  to: string;
  people: number;
  shares: (number | null)[];
}

export function groupRetention(counts: readonly MonthCount[]): RetentionGroup[] {
  const months = [...Map.groupBy(counts, ({ month }) => month)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const groups: { months: string[]; counts: MonthCount[] }[] = [];
  for (const [month, rows] of months) {
    const open = groups.at(-1);
    if (open && sizeOf(open.counts) < MIN_SHARE_GROUP) {
      open.months.push(month);
      open.counts.push(...rows);
    } else groups.push({ months: [month], counts: [...rows] });
  }
  const last = groups.at(-1);
  const before = groups.at(-2);
  if (last && before && sizeOf(last.counts) < MIN_SHARE_GROUP) {
    before.months.push(...last.months);
    before.counts.push(...last.counts);
    groups.pop();
  }
  return groups
    .filter((group) => sizeOf(group.counts) >= MIN_SHARE_GROUP)
    .map(({ months: joined, counts: rows }) => ({
      from: joined[0] as string,
      to: joined.at(-1) as string,
      people: sizeOf(rows),
      shares: toShares(rows),
    }));
}

/**
 * The size of a group is read from its first month, because later months are not over yet for
 * everybody.
 */
const sizeOf = (counts: readonly MonthCount[]) => sum(counts.filter(({ later }) => later === 1));

const sum = (counts: readonly MonthCount[], of: 'people' | 'active' = 'people') =>
  counts.reduce((total, count) => total + count[of], 0);

function toShares(counts: readonly MonthCount[]): (number | null)[] {
  const longest = Math.max(...counts.map(({ later }) => later));
  return Array.from({ length: longest }, (_, index) => {
    const rows = counts.filter(({ later }) => later === index + 1);
    return roundShare(sum(rows, 'active'), sum(rows));
  });
}
