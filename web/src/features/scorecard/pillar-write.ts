import type {
  CheckinHistoryResponse,
  HiddenPillarsResponse,
  HidePillarRequest,
} from '@hearthway/domain/scorecard/contract';
import { PILLAR_LABELS, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { NO_HISTORY, scorecardQueries } from './queries.ts';

export const pillarWrite = defineWrite<HidePillarRequest, HiddenPillarsResponse>({
  kind: 'pillar',
  lane: ({ pillar }) => pillar,
  merge: (choices) => choices.at(-1) as HidePillarRequest,
  async send(json, signal) {
    return (await api.scorecard.pillars.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, { hidden }) {
    put<CheckinHistoryResponse>(scorecardQueries.days(memberId), (before) => ({
      ...NO_HISTORY,
      ...before,
      hidden,
    }));
  },
  refusal: (_code, { pillar }) => ({
    title: STREAK_MESSAGES.couldNotHide,
    detail: PILLAR_LABELS[pillar],
  }),
  toasts: { sent: () => null, refused: () => STREAK_MESSAGES.couldNotHide },
});
