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
  isPremiumActive: true,
  isPersonalised: true,
};
const decide = (change: Partial<ReminderFacts>, now = NOW) => {
  const decision = reminderDecision({ ...facts, ...change }, now);
  return decision.sends ? 'sent' : decision.reason;
};

describe('a reminder that is due', () => {
  test.each<[string, Partial<ReminderFacts>, string]>([
    ['nothing stands in its way', {}, 'sent'],
    ['59 minutes late', { dueAt: ago(0.98) }, 'sent'],
    ['more than an hour late', { dueAt: ago(1.02) }, 'too_late'],
    ['29 days without a visit', { seenAt: ago(29 * 24) }, 'sent'],
    ['more than 30 days without a visit', { seenAt: ago(30 * 24 + 1) }, 'away'],
    ['within a day of words of crisis', { quietUntil: ago(-1) }, 'quiet'],
    ['after that day', { quietUntil: ago(0.01) }, 'sent'],
    ['snoozed', { snoozeUntil: ago(-1) }, 'snoozed'],
    ['no longer snoozed', { snoozeUntil: ago(1) }, 'sent'],
    ['one was sent today', { sentOn: '2026-11-15', sentCount: 1 }, 'sent'],
    ['two were sent today', { sentOn: '2026-11-15', sentCount: 2 }, 'enough_today'],
    ['two were sent yesterday', { sentOn: '2026-11-14', sentCount: 2 }, 'sent'],
    [
      'today is not yesterday where the member is',
      { timeZone: 'Asia/Tokyo', sentOn: '2026-11-16', sentCount: 2 },
      'enough_today',
    ],
  ])('%s: %s', (_name, change, outcome) => expect(decide(change)).toBe(outcome));

  const pulse = { kind: 'weekly_pulse' } as const;
  test.each<[string, Partial<ReminderFacts> & { kind: ReminderKind }, string]>([
    ['a check-in made today', { kind: 'check_in', hasCheckedInToday: true }, 'nothing_to_do'],
    ['a nudge shown today', { kind: 'daily_nudge', nudgeShownOn: '2026-11-15' }, 'nothing_to_do'],
    ['a nudge shown yesterday', { kind: 'daily_nudge', nudgeShownOn: '2026-11-14' }, 'sent'],
    ['a pulse that never was', pulse, 'nothing_to_do'],
    ['a pulse that is not open yet', { ...pulse, lastPulseAt: ago(6 * 24) }, 'nothing_to_do'],
    ['a pulse that has opened', { ...pulse, lastPulseAt: ago(7 * 24) }, 'sent'],
    [
      'a pulse that was told already',
      { ...pulse, lastPulseAt: ago(9 * 24), lastSentAt: ago(24) },
      'nothing_to_do',
    ],
    [
      'a pulse told of last time',
      { ...pulse, lastPulseAt: ago(7 * 24 + 1), lastSentAt: ago(8 * 24) },
      'sent',
    ],
    ['no open commitment', { kind: 'commitment' }, 'nothing_to_do'],
    ['an open commitment', { kind: 'commitment', openCommitments: 1 }, 'sent'],
    [
      'an open commitment of a membership that has ended',
      { kind: 'commitment', openCommitments: 1, isPremiumActive: false },
      'not_premium',
    ],
    [
      'a belief’s day after premium',
      { kind: 'belief_test', beliefTestDay: '2026-11-15', isPremiumActive: false },
      'not_premium',
    ],
    ['a check-in without premium', { kind: 'check_in', isPremiumActive: false }, 'sent'],
    ['no belief to test', { kind: 'belief_test' }, 'nothing_to_do'],
    ['a belief’s day', { kind: 'belief_test', beliefTestDay: '2026-11-15' }, 'sent'],
    [
      'told of that day',
      { kind: 'belief_test', beliefTestDay: '2026-11-14', lastSentAt: ago(24) },
      'nothing_to_do',
    ],
    ['no break', { kind: 'break_end' }, 'nothing_to_do'],
    ['the last day of a break', { kind: 'break_end', endsBreakToday: true }, 'sent'],
    ['a letter', { kind: 'weekly_letter' }, 'sent'],
    ['a letter without consent', { kind: 'weekly_letter', isPersonalised: false }, 'no_consent'],
  ])('%s: %s', (_name, change, outcome) => expect(decide(change)).toBe(outcome));

  it('of the evening is not sent after it', () => {
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
