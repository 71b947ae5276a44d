import { describe, expect, it, test } from 'vitest';
import type { ReminderKind } from './reminder.ts';
import { type ReminderFacts, reminderDecision } from './reminder-decision.ts';

const NOW = new Date('2026-11-15T18:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const facts: ReminderFacts = {
  kind: 'check_in',
  dueAt: NOW,
  isInEvening: false,
  timeZone: 'UTC',
  dayStart: 0,
  lastSentAt: null,
  seenAt: ago(5),
  snoozeUntil: null,
  quietUntil: null,
  sentOn: null,
  sentCount: 0,
  nudgeShownOn: null,
  hasCheckedInToday: false,
  lastPulseAt: null,
  openCommitments: 0,
  beliefTestDay: null,
  endsBreakToday: false,
  hasExperimentToday: false,
  isPremiumActive: true,
  isPersonalised: true,
};
const decide = (change: Partial<ReminderFacts>, now = NOW) => {
  const decision = reminderDecision({ ...facts, ...change }, now);
  return decision.sends ? 'sent' : decision.reason;
};

describe('a due reminder', () => {
  test.each<[string, Partial<ReminderFacts>, string]>([
    ['with no reason to skip', {}, 'sent'],
    ['when 59 minutes late', { dueAt: ago(0.98) }, 'sent'],
    ['when more than an hour late', { dueAt: ago(1.02) }, 'too_late'],
    ['as a letter that is 23 hours late', { kind: 'weekly_letter', dueAt: ago(23) }, 'sent'],
    [
      'as a letter that is more than a day late',
      { kind: 'weekly_letter', dueAt: ago(25) },
      'too_late',
    ],
    ['after 29 days without a visit', { seenAt: ago(29 * 24) }, 'sent'],
    ['after more than 30 days without a visit', { seenAt: ago(30 * 24 + 1) }, 'away'],
    ['within a day after the member wrote about a crisis', { quietUntil: ago(-1) }, 'quiet'],
    ['more than a day after the member wrote about a crisis', { quietUntil: ago(0.01) }, 'sent'],
    ['while snoozed', { snoozeUntil: ago(-1) }, 'snoozed'],
    ['after a snooze', { snoozeUntil: ago(1) }, 'sent'],
    ['when one reminder was sent today', { sentOn: '2026-11-15', sentCount: 1 }, 'sent'],
    ['when two reminders were sent today', { sentOn: '2026-11-15', sentCount: 2 }, 'enough_today'],
    ['when two reminders were sent yesterday', { sentOn: '2026-11-14', sentCount: 2 }, 'sent'],
    [
      'when two reminders were sent today by the member’s calendar',
      { timeZone: 'Asia/Tokyo', sentOn: '2026-11-16', sentCount: 2 },
      'enough_today',
    ],
  ])('has the outcome “$2” $0', (_name, change, outcome) => expect(decide(change)).toBe(outcome));

  test.each<[string, Partial<ReminderFacts>, string]>([
    ['two were sent yesterday evening', { sentOn: '2026-11-15', sentCount: 2 }, 'enough_today'],
    ['two were sent the day before that', { sentOn: '2026-11-14', sentCount: 2 }, 'sent'],
    ['today’s check-in is there', { hasCheckedInToday: true }, 'nothing_to_do'],
    [
      'a belief test was reminded of that day',
      { kind: 'belief_test', beliefTestDay: '2026-11-15', lastSentAt: ago(1) },
      'nothing_to_do',
    ],
    [
      'a belief test was reminded of the day before',
      { kind: 'belief_test', beliefTestDay: '2026-11-15', lastSentAt: ago(16) },
      'sent',
    ],
  ])(
    'has the outcome “$2” at 1:30 am if the member’s day starts at 3 am and %s',
    (_name, change, outcome) => {
      const night = new Date('2026-11-16T01:30:00Z');
      expect(decide({ dayStart: 3, dueAt: night, ...change }, night)).toBe(outcome);
    },
  );

  const pulse = { kind: 'weekly_pulse' } as const;
  test.each<[string, Partial<ReminderFacts> & { kind: ReminderKind }, string]>([
    ['after a check-in today', { kind: 'check_in', hasCheckedInToday: true }, 'nothing_to_do'],
    [
      'for a nudge shown today',
      { kind: 'daily_nudge', nudgeShownOn: '2026-11-15' },
      'nothing_to_do',
    ],
    ['for a nudge shown yesterday', { kind: 'daily_nudge', nudgeShownOn: '2026-11-14' }, 'sent'],
    ['when no pulse was ever taken', pulse, 'nothing_to_do'],
    ['for a pulse that is not open yet', { ...pulse, lastPulseAt: ago(6 * 24) }, 'nothing_to_do'],
    ['for a pulse that has opened', { ...pulse, lastPulseAt: ago(7 * 24) }, 'sent'],
    [
      'for an open pulse that was already announced',
      { ...pulse, lastPulseAt: ago(9 * 24), lastSentAt: ago(24) },
      'nothing_to_do',
    ],
    [
      'for an open pulse when only the previous one was announced',
      { ...pulse, lastPulseAt: ago(7 * 24 + 1), lastSentAt: ago(8 * 24) },
      'sent',
    ],
    ['without an open commitment', { kind: 'commitment' }, 'nothing_to_do'],
    ['with an open commitment', { kind: 'commitment', openCommitments: 1 }, 'sent'],
    [
      'with an open commitment after premium has ended',
      { kind: 'commitment', openCommitments: 1, isPremiumActive: false },
      'not_premium',
    ],
    [
      'on the day of a belief test after premium has ended',
      { kind: 'belief_test', beliefTestDay: '2026-11-15', isPremiumActive: false },
      'not_premium',
    ],
    ['for a check-in without premium', { kind: 'check_in', isPremiumActive: false }, 'sent'],
    ['without a belief test', { kind: 'belief_test' }, 'nothing_to_do'],
    ['on the day of a belief test', { kind: 'belief_test', beliefTestDay: '2026-11-15' }, 'sent'],
    [
      'for a belief test that was already announced',
      { kind: 'belief_test', beliefTestDay: '2026-11-14', lastSentAt: ago(24) },
      'nothing_to_do',
    ],
    ['without a break', { kind: 'break_end' }, 'nothing_to_do'],
    ['on the last day of a break', { kind: 'break_end', endsBreakToday: true }, 'sent'],
    ['without an experiment', { kind: 'experiment' }, 'nothing_to_do'],
    ['while an experiment runs', { kind: 'experiment', hasExperimentToday: true }, 'sent'],
    ['for the weekly letter', { kind: 'weekly_letter' }, 'sent'],
    [
      'for the weekly letter without consent',
      { kind: 'weekly_letter', isPersonalised: false },
      'no_consent',
    ],
  ])('has the outcome “$2” $0', (_name, change, outcome) => expect(decide(change)).toBe(outcome));

  it('is not sent after the evening if it was planned for the evening', () => {
    const late = new Date('2026-11-15T19:20:00Z');
    const nudge = {
      kind: 'daily_nudge',
      isInEvening: true,
      dueAt: new Date('2026-11-15T18:50:00Z'),
    } as const;
    expect(decide(nudge, late)).toBe('too_late');
    expect(decide({ ...nudge, isInEvening: false }, late)).toBe('sent');
  });
});
