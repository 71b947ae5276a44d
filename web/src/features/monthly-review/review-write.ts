import type {
  MonthlyReviewResponse,
  SeenReviewAnswer,
  SeenReviewRequest,
} from '@hearthway/domain/monthly-review/contract';
import { MONTHLY_REVIEW_MESSAGES } from '@hearthway/domain/monthly-review/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { monthlyReviewQueries } from './queries.ts';

export const reviewWrite = defineWrite<SeenReviewRequest, SeenReviewAnswer>({
  kind: 'review',
  merge: (requests) => requests.at(-1) as SeenReviewRequest,
  async send(json, signal) {
    return (await api['monthly-review'].seen.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, { seenFor }) {
    put<MonthlyReviewResponse>(monthlyReviewQueries.latest(memberId), (before) => ({
      review: before?.review ?? null,
      isSeen: (before?.review?.month ?? seenFor) <= seenFor,
    }));
  },
  refusal: () => ({ title: MONTHLY_REVIEW_MESSAGES.couldNotSave, detail: '' }),
  toasts: { sent: () => null, refused: () => MONTHLY_REVIEW_MESSAGES.couldNotSave },
});
