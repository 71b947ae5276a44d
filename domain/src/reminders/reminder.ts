export const REMINDER_KINDS = [
  'daily_nudge',
  'check_in',
  'weekly_pulse',
  'commitment',
  'experiment',
  'belief_test',
  'break_end',
  'weekly_letter',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const CHANNELS = ['push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Reminder {
  kind: ReminderKind;
  isOn: boolean;
  channel: Channel;
  minute: number | null;
  days: Weekdays;
}

/** Each weekday is one bit: 1 is Monday, 64 is Sunday. */
export type Weekdays = number;
export const EVERY_DAY: Weekdays = 127;
export const SUNDAY: Weekdays = 64;

export const includesDay = (days: Weekdays, weekday: number): boolean =>
  (days & (1 << weekday)) !== 0;

export const DEFAULT_REMINDERS: Record<ReminderKind, Reminder> = {
  daily_nudge: reminder('daily_nudge', null),
  check_in: reminder('check_in', 20 * 60),
  weekly_pulse: reminder('weekly_pulse', 9 * 60),
  commitment: reminder('commitment', 12 * 60),
  experiment: reminder('experiment', 8 * 60),
  belief_test: reminder('belief_test', 9 * 60),
  break_end: reminder('break_end', 9 * 60),
  weekly_letter: { ...reminder('weekly_letter', 8 * 60), channel: 'mail', days: SUNDAY },
};

function reminder(kind: ReminderKind, minute: number | null): Reminder {
  return { kind, isOn: false, channel: 'push', minute, days: EVERY_DAY };
}

export const MAX_REMINDERS_PER_DAY = 2;
export const CRISIS_QUIET_MS = 86_400_000;
/** After thirty days without a visit, the member gets one last email and then no more reminders. */
export const AWAY_AFTER_MS = 30 * 86_400_000;
