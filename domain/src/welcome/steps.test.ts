import { expect, test } from 'vitest';
import { isFirstVisit, openWelcomeSteps, type WelcomeFacts, type WelcomeStep } from './steps.ts';

const nobody: WelcomeFacts = { recorded: [], firstName: '', isKnown: false };

test.each<[string, Partial<WelcomeFacts>, WelcomeStep[] | null]>([
  ['asks everything right after sign-up', {}, ['name', 'reason', 'feeling', 'breath']],
  ['does not ask for a known name', { firstName: 'Amara' }, ['reason', 'feeling', 'breath']],
  [
    'goes on where another device stopped',
    { recorded: ['name', 'reason'], isKnown: true },
    ['feeling', 'breath'],
  ],
  [
    'keeps its last screen until the member has seen it',
    { recorded: ['name', 'reason', 'feeling', 'breath'] },
    [],
  ],
  ['is over once it is finished', { recorded: ['finish'] }, null],
  ['leaves out members who know the app', { isKnown: true }, null],
])('the welcome %s', (_claim, facts, steps) => {
  expect(openWelcomeSteps({ ...nobody, ...facts })).toEqual(steps);
});

test('a first visit ends an hour after the welcome was finished', () => {
  const now = new Date('2026-11-18T20:00:00Z');
  expect(isFirstVisit(null, now)).toBe(true);
  expect(isFirstVisit(new Date('2026-11-18T19:30:00Z'), now)).toBe(true);
  expect(isFirstVisit(new Date('2026-11-18T18:59:00Z'), now)).toBe(false);
});
