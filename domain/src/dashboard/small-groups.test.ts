import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TIERS, TRACKS } from '../vocabulary.ts';
import { type Count, type Counts, hideSmallGroups, MIN_GROUP_SIZE } from './small-groups.ts';

const count = (series: string, label: string, people: number): Count => ({
  ...{ series, label, people, value: null },
});
const none: Counts = {
  ...{ members: [], joined: [], quiz: [], nudges: [], offers: [], workshops: [], upgrade: [] },
};
const sum = (rows: { people: number }[]) => rows.reduce((all, { people }) => all + people, 0);

const practice = (cells: Count[]): Counts => {
  const premium = sum(cells.filter(({ series }) => series !== 'free'));
  const upgrade = [count('people', 'members', sum(cells)), count('people', 'premium', premium)];
  return { ...none, members: cells, upgrade: upgrade.filter(({ people }) => people > 0) };
};

const anyCells = fc
  .uniqueArray(
    fc.record({
      series: fc.constantFrom(...TIERS),
      label: fc.constantFrom(...TRACKS),
      people: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 500 })),
    }),
    { selector: ({ series, label }) => `${series} ${label}`, minLength: 1, maxLength: 12 },
  )
  .map((cells) => cells.map(({ series, label, people }) => count(series, label, people)));

describe('the chart of members by tier and track', () => {
  it('never reveals a group of fewer than five people, directly or by subtraction from a total', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const { members, upgrade } = hideSmallGroups(practice(cells));
        const hidden = cells.filter((_, index) => members[index]?.people === null);
        for (const row of [...members, ...upgrade]) {
          expect(row.people ?? MIN_GROUP_SIZE).toBeGreaterThanOrEqual(MIN_GROUP_SIZE);
        }
        const total = (label: string) => upgrade.find((row) => row.label === label)?.people ?? null;
        const isFree = ({ series }: Count) => series === 'free';
        const known = [
          ...(total('members') === null ? [] : [hidden]),
          ...(total('premium') === null || total('members') === null
            ? []
            : [hidden.filter(isFree), hidden.filter((cell) => !isFree(cell))]),
        ];
        for (const rest of known) {
          if (rest.length === 0) continue;
          // Subtracting the shown groups from a total must not reveal a small group.
          expect(sum(rest)).toBeGreaterThanOrEqual(MIN_GROUP_SIZE);
          expect(rest.length).toBeGreaterThan(1);
        }
        const [all, paying] = [total('members'), total('premium')];
        if (all !== null && paying !== null && all !== paying) {
          expect(all - paying).toBeGreaterThanOrEqual(MIN_GROUP_SIZE);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('hides the next smallest group along with a small one, and no other group', () => {
    const cells = [12, 3, 40, 9].map((people, index) =>
      count('free', TRACKS[index] as string, people),
    );
    const { members } = hideSmallGroups(practice(cells));
    expect(members.map(({ people }) => people)).toEqual([12, null, 40, null]);
  });

  it('hides no group if every group is large enough', () => {
    const cells = [12, 5, 40].map((people, index) =>
      count('free', TRACKS[index] as string, people),
    );
    expect(hideSmallGroups(practice(cells)).members).toEqual(cells);
  });
});

describe('the funnel chart', () => {
  test.each([
    ['shows steps that are far apart', [50, 20, 8], [50, 20, 8]],
    ['hides a step under five', [50, 20, 3], [50, 20, null]],
    [
      'hides a step whose difference to the previous one is under five',
      [50, 48, 20],
      [50, null, 20],
    ],
    ['shows a step equal to the previous one', [50, 50, 20], [50, 50, 20]],
  ])('hides steps that would reveal few people: it %s', (_name, people, shown) => {
    const workshops = people.map((each, index) => count('people', String(index), each));
    const hidden = hideSmallGroups({ ...none, workshops }).workshops;
    expect(hidden.map((row) => row.people)).toEqual(shown);
  });

  it('hides the average of a small group together with its count', () => {
    const quiz = [{ ...count('results', 'SHJ', 2), value: 7 }];
    expect(hideSmallGroups({ ...none, quiz }).quiz[0]).toMatchObject({ people: null, value: null });
  });
});
