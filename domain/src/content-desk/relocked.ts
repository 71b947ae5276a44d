interface Standing {
  /** The highest completed place in the order of now, and in the other. */
  highestBefore: number;
  highestAfter: number;
  members: number;
}

/**
 * How many members would find a workshop locked that is open to them now. Open is what stands no more
 * than one past the highest completed place; what is completed stays so.
 */
export function relockedMembers(
  before: readonly string[],
  after: readonly string[],
  standings: readonly Standing[],
): number {
  const losesOne = ({ highestBefore, highestAfter }: Standing) =>
    before
      .slice(0, highestBefore + 1)
      .some((id) => after.includes(id) && after.indexOf(id) > highestAfter);
  return standings.filter(losesOne).reduce((sum, { members }) => sum + members, 0);
}
