import type {
  WorksheetResponse,
  WorksheetsResponse,
} from '@hearthway/domain/belief-upgrade/contract';
import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { mergeWorksheets, type Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { beliefUpgradeQueries } from './queries.ts';

export const worksheetWrite = defineWrite<Worksheet, WorksheetResponse>({
  kind: 'worksheet',
  lane: ({ id }) => id,
  merge: (versions) => versions.at(-1) as Worksheet,
  async send(json, signal) {
    return (await api['belief-upgrade'].worksheets.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, { worksheet }) {
    put<WorksheetsResponse>(beliefUpgradeQueries.worksheets(memberId), (before) => ({
      worksheets: mergeWorksheets(before?.worksheets ?? [], [worksheet]),
    }));
  },
  refusal: (code, { belief, upgraded }) => ({
    title: BELIEF_MESSAGES.couldNotSave,
    detail: [belief, upgraded, code === 'premium_required' && BELIEF_MESSAGES.notPremium]
      .filter(Boolean)
      .join(' · '),
  }),
  toasts: {
    sent: () => null,
    refused: () => BELIEF_MESSAGES.couldNotSave,
    failed: BELIEF_MESSAGES.couldNotSend,
  },
});
