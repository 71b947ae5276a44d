import { expect, test } from 'vitest';
import { dayNumber } from '../calendar.ts';
import { seededRandom } from '../seeded-random.ts';
import { isWeekend, testCandidates } from './permutation-test.ts';
import { carryOver } from './whiten.ts';

const settings = { permutations: 999, stopAbove: 0.05, block: 7, setsWeekendsAside: true };
const candidate = (present: (boolean | null)[]) => ({ present, weight: 1, lean: 0 as const });

const days = Array.from({ length: 90 }, (_, index) => dayNumber('2026-03-02') + index);

test('Saturdays and Sundays are weekends', () => {
  expect(
    ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map(dayNumber).map(isWeekend),
  ).toEqual([false, true, true, false]);
});

test('the permutation test finds a clear difference and its direction', () => {
  const random = seededRandom(1);
  const present = days.map(() => random() < 0.5);
  const values = present.map((isPresent) => 3 + random() - (isPresent ? 1 : 0));
  const [result] = testCandidates({ days, values }, [candidate(present)], { ...settings, random });
  expect(result?.p).toBe(0.001);
  expect(result?.t).toBeLessThan(-5);
});

test('the permutation test needs less evidence for a difference in the expected direction', () => {
  const random = seededRandom(6);
  const present = days.map(() => random() < 0.5);
  const other = days.map(() => random() < 0.5);
  const values = present.map((isPresent) => 3 + 2 * random() + (isPresent ? 0.35 : 0));
  const pOf = (lean: number) =>
    testCandidates({ days, values }, [{ ...candidate(present), lean }, candidate(other)], {
      ...{ ...settings, stopAbove: 1 },
      random: seededRandom(7),
    })[0]?.p ?? 1;
  expect(pOf(0.9)).toBeLessThan(pOf(0));
  expect(pOf(0)).toBeLessThan(pOf(-0.9));
});

test('a slow trend in both the outcome and the factor does not count as a difference', () => {
  const random = seededRandom(2);
  const present = days.map((_, index) => random() < index / 90);
  const values = days.map((_, index) => 1 + (3 * index) / 90 + random());
  const [result] = testCandidates({ days, values }, [candidate(present)], { ...settings, random });
  expect(result?.p).toBeGreaterThan(0.02);
});

test('a factor that occurs mostly at weekends is not mistaken for the effect of weekends', () => {
  const random = seededRandom(3);
  const present = days.map((day) => random() < (isWeekend(day) ? 0.85 : 0.2));
  const values = days.map((day) => 3 + random() + (isWeekend(day) ? 1 : 0));
  const [result] = testCandidates({ days, values }, [candidate(present)], { ...settings, random });
  expect(result?.p).toBeGreaterThan(0.02);
});

test('unknown days and a constant outcome are no evidence for a difference', () => {
  const random = seededRandom(4);
  const unknown = candidate(days.map(() => null));
  const mixed = candidate(days.map(() => random() < 0.5));
  const values = days.map(() => 3);
  expect(
    testCandidates({ days, values }, [unknown, mixed], { ...settings, random }).map(({ p }) => p),
  ).toEqual([1, 1]);
});

test('the permutation test stops before the first shuffle if it cannot become significant', () => {
  const random = seededRandom(8);
  const present = days.map(() => random() < 0.5);
  const values = days.map(() => random());
  let drawn = 0;
  const count = () => {
    drawn++;
    return random();
  };
  const [result] = testCandidates({ days, values }, [candidate(present)], {
    ...settings,
    stopAbove: 0.001,
    random: count,
  });
  expect(result?.p).toBe(1);
  expect(drawn).toBe(0);
});

test('the estimated carry-over from one day to the next matches the simulated one', () => {
  const random = seededRandom(5);
  let value = 0;
  const series = Float64Array.from({ length: 2000 }, () => {
    value = 0.5 * value + random() - 0.5;
    return value;
  });
  const numbers = Array.from(series, (_, index) => index);
  expect(carryOver(series, numbers)).toBeCloseTo(0.5, 1);
  expect(
    carryOver(
      series,
      numbers.map((day) => day * 2),
    ),
  ).toBe(0);
});

test('with random data, about one permutation test in twenty finds a difference at the five percent level', () => {
  let passed = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = seededRandom(seed + 100);
    let mood = 0;
    const values = days.map(() => {
      mood = 0.5 * mood + random() - 0.5;
      return mood;
    });
    const columns = Array.from({ length: 8 }, () => candidate(days.map(() => random() < 0.4)));
    const results = testCandidates({ days, values }, columns, { ...settings, random });
    if (results.some(({ p }) => p <= 0.05)) passed++;
  }
  expect(passed).toBeGreaterThan(2);
  expect(passed).toBeLessThan(20);
}, 120_000);
