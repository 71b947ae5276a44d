import type { RemindersResponse } from '@hearthway/domain/reminders/contract';
import { REMINDER_MESSAGES, REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import type { Reminder } from '@hearthway/domain/reminders/reminder';
import { localTimeZone } from '../../lib/local-time.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { reminderQueries } from './queries.ts';

export interface UnsentReminder extends Reminder {
  at: string;
}

export const reminderWrite = defineWrite<UnsentReminder, Reminder>({
  kind: 'reminder',
  lane: ({ kind }) => kind,
  merge: (choices) => choices.at(-1) as UnsentReminder,
  async send(reminder, signal) {
    const json = { ...reminder, timeZone: localTimeZone() };
    return (await api.reminders.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, saved) {
    put<RemindersResponse | undefined>(
      reminderQueries.all(memberId),
      (before) => before && withReminder(before, saved),
    );
  },
  refusal: (_code, { kind }) => ({
    title: `We couldn’t change your “${REMINDER_WORDS[kind].label}” reminder`,
    detail: REMINDER_MESSAGES.couldNotSave,
  }),
  toasts: {
    sent: () => null,
    refused: () => REMINDER_MESSAGES.couldNotSave,
    failed: REMINDER_MESSAGES.couldNotSave,
  },
});

export const withReminder = (all: RemindersResponse, one: Reminder): RemindersResponse => ({
  ...all,
  reminders: all.reminders.map((other) => (other.kind === one.kind ? one : other)),
});
