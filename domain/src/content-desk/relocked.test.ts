import { describe, expect, it } from 'vitest';
import { workshopStatuses } from '../workshops/workshop-status.ts';
import { relockedMembers } from './relocked.ts';

const standing = (before: string[], after: string[], done: string[]) => ({
  highestBefore: before.findLastIndex((id) => done.includes(id)) + 1,
  highestAfter: after.findLastIndex((id) => done.includes(id)) + 1,
  members: 1,
});

describe('members that another order of workshops locks out', () => {
  it('are those who see so by the rule of the workshops itself', () => {
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
      expect(relockedMembers(before, after, [standing(before, after, done)])).toBe(Number(lost));
    }
  });

  it('are nobody when nothing moves', () => {
    expect(relockedMembers(['a', 'b'], ['a', 'b'], [standing(['a', 'b'], ['a', 'b'], ['a'])])).toBe(
      0,
    );
  });
});
