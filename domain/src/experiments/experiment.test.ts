import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import {
  type Experiment,
  getCountedDays,
  getDesign,
  getInstruction,
  getLengths,
  getState,
  lastDay,
  MIN_PAIRS,
  makePlan,
} from './experiment.ts';
import { HABIT_IDS } from './habits.ts';

const walk = (change: Partial<Experiment> = {}): Experiment => ({
  id: 'b0a7c1de-0000-4000-8000-000000000001',
  habit: 'walk_after_lunch',
  words: '',
  outcome: 'feeling',
  startsOn: '2026-11-16',
  plan: '10010110100110',
  stoppedOn: null,
  ...change,
});

test('every habit has at least one possible length of experiment with enough pairs of days', () => {
  for (const habit of HABIT_IDS) {
    const lengths = getLengths(habit);
    expect(lengths.length).toBeGreaterThan(0);
    for (const weeks of lengths) {
      expect(getDesign(habit, weeks).pairs).toBeGreaterThanOrEqual(MIN_PAIRS);
    }
  }
});

test('each pair of days in a plan has one day with the habit and one without, in random order', () => {
  const random = seededRandom(7);
  const plans = Array.from({ length: 200 }, () => makePlan({ block: 1, pairs: 7 }, random));
  for (const plan of plans) expect(plan).toMatch(/^(10|01){7}$/);
  const withFirst = plans.filter((plan) => plan.startsWith('1')).length;
  expect(withFirst).toBeGreaterThan(70);
  expect(withFirst).toBeLessThan(130);
  expect(makePlan({ block: 2, pairs: 7 }, random)).toMatch(/^(1100|0011){7}$/);
});

test.each([
  ['2026-11-15', null, 'running'],
  ['2026-11-16', 'do', 'running'],
  ['2026-11-17', 'leave', 'running'],
  ['2026-11-29', 'leave', 'running'],
  ['2026-11-30', null, 'finished'],
])('on %s the instruction is %s and the experiment is %s', (day, instruction, state) => {
  expect(getInstruction(walk(), day)).toBe(instruction);
  expect(getState(walk(), day)).toBe(state);
});

test('a stopped experiment gives no more instructions', () => {
  const stopped = walk({ stoppedOn: '2026-11-17' });
  expect(getInstruction(stopped, '2026-11-18')).toBeNull();
  expect(getState(stopped, '2026-11-18')).toBe('stopped');
});

test('the effect of an evening habit is measured on the next day', () => {
  const evening = walk({ habit: 'screens' });
  expect(getCountedDays(evening)[0]).toEqual({ day: '2026-11-17', pair: 0, isWith: true });
  expect(getState(evening, '2026-11-30')).toBe('running');
  expect(getState(evening, '2026-12-01')).toBe('finished');
});

test('the effect on sleep is measured on the next day, because a sleep rating is about the night before', () => {
  const days = getCountedDays(walk({ outcome: 'sleep' }));
  expect(days[0]).toEqual({ day: '2026-11-17', pair: 0, isWith: true });
  expect(getState(walk({ outcome: 'sleep' }), '2026-11-30')).toBe('running');
});

test('if two days have the same instruction, only the second one counts', () => {
  const days = getCountedDays(walk({ habit: 'wake_time', plan: '11000011' }));
  expect(days).toEqual([
    { day: '2026-11-17', pair: 0, isWith: true },
    { day: '2026-11-19', pair: 0, isWith: false },
    { day: '2026-11-21', pair: 1, isWith: false },
    { day: '2026-11-23', pair: 1, isWith: true },
  ]);
  expect(lastDay(walk())).toBe('2026-11-29');
});
