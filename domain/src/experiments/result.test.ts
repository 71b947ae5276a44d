import { expect, test } from 'vitest';
import { addDays, type DayKey } from '../calendar.ts';
import { gaussian, seededRandom } from '../seeded-random.ts';
import { type Design, getCountedDays, makePlan } from './experiment.ts';
import type { HabitId } from './habits.ts';
import { getPower } from './power.ts';
import { getInterval, getResult, signFlipTest } from './result.ts';

const START = '2026-11-16';

/**
 * The simulated days follow an AR(1) process with standard deviation 1, so that each day resembles
 * the day before.
 */
function livedDays(count: number, random: () => number): [DayKey, number][] {
  const carry = random() * 0.6;
  let value = gaussian(random);
  return Array.from({ length: count }, (_, index) => {
    const now = value;
    value = carry * value + Math.sqrt(1 - carry * carry) * gaussian(random);
    return [addDays(START, index), now];
  });
}

interface Run {
  habit?: HabitId;
  design?: Design;
  effect?: number;
  recorded?: number;
}

function runExperiment(
  { habit = 'walk_after_lunch', design, effect = 0, recorded = 1 }: Run,
  random: () => number,
) {
  const plan = makePlan(design ?? { block: 1, pairs: 7 }, random);
  const experiment = { habit, outcome: 'feeling', startsOn: START, plan } as const;
  const values = new Map(livedDays(plan.length + 2, random));
  for (const { day, isWith } of getCountedDays(experiment)) {
    values.set(day, (values.get(day) ?? 0) + (isWith ? effect : 0));
  }
  for (const day of values.keys()) if (random() > recorded) values.delete(day);
  return getResult(experiment, values);
}

const share = (runs: number, isCounted: (random: () => number) => boolean, seed: number) => {
  const random = seededRandom(seed);
  let count = 0;
  for (let run = 0; run < runs; run++) if (isCounted(random)) count++;
  return count / runs;
};

test.each<[string, Run]>([
  ['two weeks', {}],
  ['three weeks', { design: { block: 1, pairs: 10 } }],
  ['two weeks with missing days', { recorded: 0.93 }],
  ['an evening habit', { habit: 'screens' }],
  ['a habit that lingers', { habit: 'wake_time', design: { block: 2, pairs: 7 } }],
])('without an effect, at most one in twenty experiments reports one: %s', (_name, run) => {
  const found = share(2000, (random) => runExperiment(run, random).kind === 'difference', 11);
  // The true rate is 0.05, but in a sample of 2,000 runs it can be 0.01 higher by chance.
  expect(found).toBeLessThanOrEqual(0.06);
});

test.each([0, 1])(
  'the confidence interval contains a true difference of %d in 93 to 97 of 100 cases',
  (effect) => {
    for (const pairs of [7, 10]) {
      const covered = share(
        1000,
        (random) => {
          const result = runExperiment({ effect, design: { block: 1, pairs } }, random);
          if (result.kind === 'too_few') return false;
          return result.interval[0] <= effect + 1e-3 && effect - 1e-3 <= result.interval[1];
        },
        23 + pairs,
      );
      expect(covered).toBeGreaterThanOrEqual(0.93);
      expect(covered).toBeLessThanOrEqual(0.975);
    }
  },
);

test.each<[string, Design]>([
  ['two weeks', { block: 1, pairs: 7 }],
  ['three weeks', { block: 1, pairs: 10 }],
  ['four weeks', { block: 1, pairs: 14 }],
])(
  'the stated chance of a finding is within ten points of the simulated chance: %s',
  (_name, design) => {
    const effect = 0.7;
    let stated = 0;
    const runs = design.pairs > 10 ? 150 : 400;
    const found = share(
      runs,
      (random) => {
        const seed = Math.floor(random() * 2 ** 31);
        const past = livedDays(60, seededRandom(seed));
        stated += getPower('feeling', design, past) / runs;
        return (
          runExperiment({ design, effect, recorded: 0.93 }, seededRandom(seed)).kind ===
          'difference'
        );
      },
      37,
    );
    expect(Math.abs(found - stated)).toBeLessThan(0.1);
  },
);

test('six pairs of days that all differ in the same direction are just enough for a result', () => {
  expect(signFlipTest([1, 1, 1, 1, 1, 1])).toBe(2 / 64);
  expect(signFlipTest([1, 1, 1, 1, 1, -1])).toBeGreaterThan(0.05);
  expect(signFlipTest([0, 0, 0, 0, 0, 0])).toBe(1);
});

test('the confidence interval has no width if all differences are equal', () => {
  const [low, high] = getInterval([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
  expect(low).toBeCloseTo(0.5, 3);
  expect(high).toBeCloseTo(0.5, 3);
});

test('pairs with a missing day do not count towards the six pairs that a result needs', () => {
  const plan = '10'.repeat(7);
  const experiment = { habit: 'own', outcome: 'feeling', startsOn: START, plan } as const;
  const values = new Map(
    getCountedDays(experiment).map(({ day, isWith }) => [day, isWith ? 4 : 3]),
  );
  values.delete(START);
  expect(getResult(experiment, values)).toMatchObject({
    kind: 'difference',
    pairs: 6,
    difference: 1,
    means: [4, 3],
  });
  values.delete(addDays(START, 3));
  expect(getResult(experiment, values)).toEqual({ kind: 'too_few', pairs: 5 });
});
