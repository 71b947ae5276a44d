interface Standing {
  /**
   * Positions of the member's last completed workshop: `highestBefore` in the current order,
   * `highestAfter` in the new order.
   */
  highestBefore: number;
  highestAfter: number;
  members: number;
}

/**
 * Counts the members who would lose access to a workshop that is open to them now. Members can open
 * workshops up to one position past their last completed workshop.
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
