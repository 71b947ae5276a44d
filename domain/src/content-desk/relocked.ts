interface Standing {
  /** Position of the last completed workshop in the current and in the new order. */
  highestBefore: number;
  highestAfter: number;
  members: number;
}

/**
 * How many members would lose access to a workshop that is open to them now. A workshop is open up
 * to one position past the last completed one.
 */
export function countRelockedMembers(
  before: readonly string[],
  after: readonly string[],
  standings: readonly Standing[],
): number {
  const losesAccess = ({ highestBefore, highestAfter }: Standing) =>
    before
      .slice(0, highestBefore + 1)
      .some((id) => after.includes(id) && after.indexOf(id) > highestAfter);
  return standings.filter(losesAccess).reduce((sum, { members }) => sum + members, 0);
}
