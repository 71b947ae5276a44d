import type {
  InsightMarks,
  InsightsResponse,
  MarkInsightRequest,
} from '@hearthway/domain/insights/contract';
import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { insightQueries } from './queries.ts';

export const insightWrite = defineWrite<MarkInsightRequest, InsightMarks>({
  kind: 'insight',
  lane: ({ insight, mark }) => `${mark} ${insight}`,
  merge: (marks) => marks.at(-1) as MarkInsightRequest,
  async send(json, signal) {
    return (await api.insights.marks.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, marks) {
    put<InsightsResponse>(insightQueries.shown(memberId), (before) => ({
      ...(before ?? { insights: [], waiting: [], isHardStretch: false }),
      marks,
    }));
  },
  invalidates: [['insights']],
  refusal: () => ({ title: INSIGHT_MESSAGES.couldNotSave, detail: '' }),
  toasts: { sent: () => null, refused: () => INSIGHT_MESSAGES.couldNotSave },
});
