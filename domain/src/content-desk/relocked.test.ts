import { describe, expect, it } from 'vitest';
import { workshopStatuses } from '../workshops/workshop-status.ts';
import { countRelockedMembers } from './relocked.ts';

const standing = (before: string[], after: string[], done: string[]) => ({
  highestBefore: before.findLastIndex((id) => done.includes(id)) + 1,
  highestAfter: after.findLastIndex((id) => done.includes(id)) + 1,
  members: 1,
});

describe('the number of members locked out by a new workshop order', () => {
  it('agrees with the rule that locks workshops for members', () => {
    let seed = 3;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let n = 0; n < 500; n++) {
      const before = ['a', 'b', 'c', 'd', 'e'];
      const after = before.toSorted(() => random(3) - 1).slice(random(2));
      const done = before.filter(() => random(3) === 0);
      const open = (order: string[]) =>
        workshopStatuses(
          order.map((id) => ({ id })),
          done,
        )
          .filter(({ status }) => status !== 'locked')
          .map(({ workshop }) => workshop.id);
      const lost = open(before).some((id) => after.includes(id) && !open(after).includes(id));
      expect(countRelockedMembers(before, after, [standing(before, after, done)])).toBe(
        Number(lost),
      );
    }
  });

  it('is zero if the order stays the same', () => {
    expect(
      countRelockedMembers(['a', 'b'], ['a', 'b'], [standing(['a', 'b'], ['a', 'b'], ['a'])]),
    ).toBe(0);
  });
});
