import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_STARTS, type DayStart } from '../day-start/day-start.ts';
import { localDay } from './local-clock.ts';
import { isAnswerTooLate, notificationActions, snoozeDecision } from './notification-answer.ts';
import { REMINDER_KINDS } from './reminder.ts';

const EVENING = new Date('2026-11-15T20:00:00Z');
const facts = {
  ...{ timeZone: 'UTC', dayStart: 0 as DayStart },
  ...{ sentOn: '2026-11-15', sentCount: 1, quietUntil: null },
};
const actions = (
  kind: (typeof REMINDER_KINDS)[number],
  { showsText = true, ...change }: Partial<typeof facts> & { showsText?: boolean } = {},
  now = EVENING,
) =>
  notificationActions({ kind, showsText }, { ...facts, ...change }, now).map(({ title }) => title);

describe('the buttons of a notification', () => {
  test('open the page or snooze the reminder', () => {
    expect(actions('check_in')).toEqual(['Check in', 'In an hour']);
    expect(actions('weekly_pulse')).toEqual(['Open the Weekly Pulse', 'In an hour']);
  });

  test('reveal nothing about the reminder if the notification hides its text', () => {
    expect(actions('check_in', { showsText: false })).toEqual(['Open', 'In an hour']);
    expect(actions('experiment', { showsText: false })).toEqual(['Open', 'In an hour']);
  });

  test('ask whether an experiment’s day went as planned', () => {
    expect(actions('experiment')).toEqual(['Stuck to the plan', 'Not today']);
  });

  test.each(['daily_nudge', 'break_end', 'weekly_letter'] as const)(
    'are missing from a %s, which asks for nothing',
    (kind) => {
      expect(actions(kind)).toEqual([]);
    },
  );

  test('do not offer to snooze a reminder past the end of the day or the limit of two a day', () => {
    expect(actions('check_in', {}, new Date('2026-11-15T23:00:00Z'))).toEqual([]);
    expect(actions('check_in', { sentCount: 2 })).toEqual([]);
    expect(actions('check_in', { sentCount: 2, sentOn: '2026-11-14' })).toHaveLength(2);
  });

  test('are never more than two', () => {
    for (const kind of REMINDER_KINDS) {
      for (const showsText of [true, false]) {
        expect(actions(kind, { showsText }).length).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('a snoozed reminder', () => {
  test('comes an hour later', () => {
    expect(snoozeDecision(facts, '2026-11-15', EVENING)).toEqual({
      snoozes: true,
      until: new Date('2026-11-15T21:00:00Z'),
    });
  });

  test.each([
    ['yesterday’s notification', facts, '2026-11-14', EVENING, 'another_day'],
    [
      'an hour before midnight',
      facts,
      '2026-11-15',
      new Date('2026-11-15T23:00:00Z'),
      'another_day',
    ],
    [
      'an hour before the day of somebody who is up late starts',
      { ...facts, dayStart: 3 as const },
      '2026-11-15',
      new Date('2026-11-16T02:00:00Z'),
      'another_day',
    ],
    ['after two reminders', { ...facts, sentCount: 2 }, '2026-11-15', EVENING, 'enough_today'],
    [
      'on a quiet day after a crisis',
      { ...facts, quietUntil: new Date('2026-11-16T12:00:00Z') },
      '2026-11-15',
      EVENING,
      'quiet',
    ],
  ])('is refused: %s', (_name, given, day, now, reason) => {
    expect(snoozeDecision(given, day, now)).toEqual({ snoozes: false, reason });
  });

  test('comes even after midnight if the member’s day has not ended', () => {
    const now = new Date('2026-11-15T23:30:00Z');
    expect(snoozeDecision({ ...facts, dayStart: 3 }, '2026-11-15', now)).toMatchObject({
      snoozes: true,
    });
  });

  test('never comes on another day of the member, in any time zone', () => {
    const zones = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Europe/London'];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.constantFrom(...DAY_STARTS),
        (now, timeZone, dayStart) => {
          const clock = { timeZone, dayStart };
          const day = localDay(now, clock);
          const decision = snoozeDecision({ ...facts, ...clock, sentOn: null }, day, now);
          if (decision.snoozes) expect(localDay(decision.until, clock)).toBe(day);
        },
      ),
    );
  });
});

test('an answer may arrive up to three days after the notification', () => {
  expect(isAnswerTooLate(EVENING, new Date('2026-11-18T20:00:00Z'))).toBe(false);
  expect(isAnswerTooLate(EVENING, new Date('2026-11-18T20:00:01Z'))).toBe(true);
});
