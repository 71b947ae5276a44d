import { expect, test } from 'vitest';
import {
  dayDoneTitle,
  greeting,
  heroLine,
  nextStepWords,
  pillarsTitle,
  todayWords,
} from './messages.ts';

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
])('Home greets the member at hour %i with "Good %s"', (hour, part) => {
  expect(greeting(hour, 'Amara')).toBe(`Good ${part}, Amara`);
  expect(greeting(hour, ' ')).toBe(`Good ${part}`);
});

test.each([
  [{ rated: 0, of: 5, streak: 0, isStreakDay: false }, 'Tap each one.'],
  [{ rated: 2, of: 5, streak: 0, isStreakDay: false }, '2 of 5 rated so far.'],
  [
    { rated: 0, of: 5, streak: 13, isStreakDay: false },
    'Tap each one. A good day makes it 14 in a row.',
  ],
  [{ rated: 5, of: 5, streak: 14, isStreakDay: true }, 'All five rated.'],
  [{ rated: 5, of: 5, streak: 1, isStreakDay: true }, 'All five rated.'],
])('Home describes the check-in item %j as "%s"', (item, text) => {
  expect(todayWords({ kind: 'checkin', done: item.rated === 5, ...item }).text).toBe(text);
});

test('Home has its own texts for the Weekly Pulse and the chosen path', () => {
  expect(todayWords({ kind: 'pulse', done: false, daysSinceLast: 8 })).toEqual({
    title: 'Time to do your Weekly Pulse',
    text: 'Your last Weekly Pulse was 8 days ago. It takes about three minutes.',
    action: 'Start Weekly Pulse',
  });
  expect(todayWords({ kind: 'pulse', done: true, daysSinceLast: 1 }).text).toBe(
    'Last pulse 1 day ago.',
  );
  const reason = 'Because you chose Relationship.';
  const next = { label: 'Start Intake', to: '/intimabalance#intake' };
  expect(todayWords({ kind: 'path', done: true, track: 'IBC', reason, next })).toMatchObject({
    title: 'Start Intake',
    text: `Your path: IntimaBalance. ${reason}`,
  });
  expect(
    todayWords({ kind: 'path', done: false, track: 'SHJ', reason: null, next: null }).title,
  ).toBe('Find your path');
});

test('the card of the next step names the path and the reason for it', () => {
  const next = { label: 'Start Intake', to: '/intimabalance#intake' };
  const reason = 'Because you chose Relationship strain.';
  expect(nextStepWords({ kind: 'path', done: true, track: 'IBC', reason, next })).toEqual({
    title: 'Your path: IntimaBalance',
    text: reason,
    action: 'Start Intake',
  });
});

test('the card of the next film gives the reason for the path only before the first week', () => {
  const film = {
    ...{ slug: 'calm', unit: 2 as const, title: 'Naming it', minutes: 2, workshop: 'Calm' },
    ...{ week: 3, of: 14, isBegun: true },
  };
  const reason = 'Because you want to sleep better.';
  const item = (changes: Partial<typeof film>) => ({
    ...({ kind: 'path', done: true, track: 'SHJ', reason } as const),
    next: {
      label: 'Continue week 3 · KNOW 2',
      to: '/shj/workshops/calm',
      film: { ...film, ...changes },
    },
  });
  expect(nextStepWords(item({}))).toEqual({
    title: 'Naming it',
    text: 'Week 3: Calm',
    action: 'Continue · 2 min',
  });
  expect(nextStepWords(item({ isBegun: false }))).toMatchObject({
    text: reason,
    action: 'Start · 2 min',
  });
});

test.each([
  [{ isPulseDue: true }, 'Monday · your Weekly Pulse is ready'],
  [{ film: { week: 3, of: 14, isBegun: true } }, 'Monday · week 3 of 14'],
  [{ film: { week: 1, of: 14, isBegun: false } }, 'Monday'],
  [{ goodDays: 8 }, 'Monday · 8 good days out of 30'],
])('the line under the greeting for %j is "%s"', (facts, line) => {
  const nothing = { day: 'Monday', isPulseDue: false, film: null, goodDays: 0 };
  expect(heroLine({ ...nothing, ...facts })).toBe(line);
});

test('a finished day says good night only in the evening', () => {
  expect(dayDoneTitle('evening', 'Mei')).toBe('That’s it for today. Good night, Mei.');
  expect(dayDoneTitle('afternoon', ' ')).toBe('That’s it for today. Enjoy the rest of it.');
});

test.each([
  [{ rated: 4, done: false, streak: 3, isStreakDay: true }, 'How was today?'],
  [{ rated: 5, done: true, streak: 1, isStreakDay: true }, 'A good day'],
  [{ rated: 5, done: true, streak: 14, isStreakDay: true }, 'A good day, 14 in a row'],
  [{ rated: 5, done: true, streak: 3, isStreakDay: false }, 'Today is rated'],
])('in the evening, the heading above the check-in %j is "%s"', (checkin, title) => {
  expect(pillarsTitle('evening', { kind: 'checkin', of: 5, ...checkin })).toBe(title);
});
