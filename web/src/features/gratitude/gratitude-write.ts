import { dayName } from '@hearthway/domain/format';
import type { GratitudeResponse, SaveGratitudeRequest } from '@hearthway/domain/gratitude/contract';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { localDay } from '../../lib/local-time.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { gratitudeLabel } from './gratitude-label.ts';
import { gratitudeQueries } from './queries.ts';

type UnsentGratitude = Omit<SaveGratitudeRequest, 'today'>;

export const gratitudeWrite = defineWrite<UnsentGratitude, GratitudeResponse>({
  kind: 'gratitude',
  lane: ({ date }) => date,
  merge: (choices) => choices.at(-1) as UnsentGratitude,
  async send(gratitude, signal) {
    const json = { ...gratitude, today: localDay() };
    return (await api.gratitude.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, answer) {
    put<GratitudeResponse>(gratitudeQueries.today(memberId), (before) =>
      before && before.date > answer.date ? before : answer,
    );
  },
  invalidates: [gratitudeQueries.past()],
  home: () => ({ kind: 'gratitude', done: true }),
  refusal: (_code, { date, choice, words }) => ({
    title: `We couldn’t add your gratitude for ${dayName(date)}`,
    detail: `${SCORECARD_MESSAGES.tooLate} You were grateful for: ${[gratitudeLabel(choice), words].filter(Boolean).join(', ')}.`,
  }),
  toasts: {
    sent: (stored, { choice }) =>
      stored.choice === choice
        ? { kind: 'success', title: GRATITUDE_MESSAGES.saved }
        : {
            kind: 'info',
            title: 'You changed your choice on another device',
            description: 'We kept the later choice.',
          },
    refused: () => GRATITUDE_MESSAGES.couldNotSave,
    failed: GRATITUDE_MESSAGES.couldNotSave,
  },
});
