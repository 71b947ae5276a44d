import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workshopStatuses } from './workshop-status.ts';

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const marks = (completed: string[]) =>
  workshopStatuses(five, completed)
    .map(({ status }) => status[0])
    .join('');

test.each([
  ['nothing', [], 'ullll'],
  ['the first workshop', ['a'], 'culll'],
  ['two workshops', ['b', 'a'], 'ccull'],
  ['only the third workshop', ['c'], 'uucul'],
  ['all workshops', ['a', 'b', 'c', 'd', 'e'], 'ccccc'],
  ['only a deleted workshop', ['z'], 'ullll'],
])(
  'with $0 completed, the workshops are c(ompleted), u(nlocked) or l(ocked): $2',
  (_name, completed, statuses) => {
    expect(marks(completed)).toBe(statuses);
  },
);

test('a locked workshop names the workshop that unlocks it', () => {
  const placed = workshopStatuses(five, ['a']);
  expect(placed.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(placed.map(({ opensAfter }) => opensAfter?.id)).toEqual([
    ...[undefined, undefined, 'b', 'c', 'd'],
  ]);
});

test('completing the workshop that is named unlocks the next one', () => {
  fc.assert(
    fc.property(fc.subarray(five.map(({ id }) => id)), (completed) => {
      for (const { workshop, opensAfter } of workshopStatuses(five, completed)) {
        if (!opensAfter) continue;
        const then = workshopStatuses(five, [...completed, opensAfter.id]);
        const found = then.find((placed) => placed.workshop.id === workshop.id);
        expect(found?.status).toBe('unlocked');
      }
    }),
  );
});
