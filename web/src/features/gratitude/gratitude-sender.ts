import type { GratitudeResponse, SaveGratitudeRequest } from '@hearthway/domain/gratitude/contract';
import { GRATITUDE_LABELS } from '@hearthway/domain/gratitude/gratitude-choice';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import type { QueryClient } from '@tanstack/react-query';
import { dayName } from '../../lib/day-names.ts';
import { keepAnswer } from '../../lib/kept.ts';
import { localDay } from '../../lib/local-time.ts';
import type { Sender } from '../../lib/outbox-item.ts';
import { sendWithin } from '../../member/outbox.ts';
import { api } from '../../session/api.ts';
import { gratitudeQueries } from './queries.ts';

export const GRATITUDE = 'gratitude';

export type UnsentGratitude = Omit<SaveGratitudeRequest, 'today'>;

/** Of a day's choices only the last is sent. */
export const gratitudeSender = (
  queryClient: QueryClient,
  memberId: string,
): Sender<UnsentGratitude, GratitudeResponse> => ({
  kind: GRATITUDE,
  merge: (choices) => choices.at(-1) as UnsentGratitude,
  async send(gratitude) {
    const json = { ...gratitude, today: localDay() };
    return (await api.gratitude.$put({ json }, { init: { signal: sendWithin() } })).json();
  },
  onSent(answer) {
    const { queryKey } = gratitudeQueries.today(memberId);
    void queryClient.cancelQueries({ queryKey });
    keepAnswer<GratitudeResponse>(queryClient, queryKey, (before) =>
      before && before.date > answer.date ? before : answer,
    );
  },
  refusal: (_code, { date, choice }) => ({
    title: `Your gratitude of ${dayName(date)} was not added`,
    detail: `${SCORECARD_MESSAGES.tooLate} You were grateful for: ${GRATITUDE_LABELS[choice]}.`,
  }),
});
