interface Standing {
  highestBefore: number;
  highestAfter: number;
  members: number;
}

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
