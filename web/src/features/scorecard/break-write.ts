import { dateName } from '@hearthway/domain/format';
import type {
  BreaksResponse,
  CheckinHistoryResponse,
  SaveBreakRequest,
} from '@hearthway/domain/scorecard/contract';
import { BREAK_REFUSALS, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import type { BreakRefusal } from '@hearthway/domain/scorecard/streak-break';
import { localDay } from '../../lib/local-time.ts';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { NO_HISTORY, scorecardQueries } from './queries.ts';

type UnsentBreak = Omit<SaveBreakRequest, 'today'>;

export const breakWrite = defineWrite<UnsentBreak, BreaksResponse>({
  kind: 'streak-break',
  async send(planned, signal) {
    const json = { ...planned, today: localDay() };
    return (await api.scorecard.breaks.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, { breaks }) {
    put<CheckinHistoryResponse>(scorecardQueries.days(memberId), (before) => ({
      ...NO_HISTORY,
      ...before,
      breaks,
    }));
  },
  refusal: (code, { firstDay, lastDay }) => ({
    title: STREAK_MESSAGES.couldNotSaveBreak,
    detail: `${dateName(firstDay)} to ${dateName(lastDay)}. ${getRefusalSentence(code)}`.trim(),
  }),
  toasts: {
    sent: (_answer, { firstDay, lastDay }) =>
      lastDay < firstDay ? null : { kind: 'success', title: STREAK_MESSAGES.breakSaved },
    refused: (code) => getRefusalSentence(code) || STREAK_MESSAGES.couldNotSaveBreak,
  },
});

const getRefusalSentence = (code: string): string =>
  BREAK_REFUSALS[code.slice(6) as BreakRefusal] ?? '';
