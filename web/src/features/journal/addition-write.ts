import { additionText, applyAdditionChanges } from '@hearthway/domain/journal/addition';
import { ADDITION_MESSAGES } from '@hearthway/domain/journal/addition-messages';
import type {
  AdditionChangeResponse,
  AdditionsResponse,
  SaveAdditionRequest,
} from '@hearthway/domain/journal/contract';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { journalQueries } from './queries.ts';

export const additionWrite = defineWrite<SaveAdditionRequest, AdditionChangeResponse>({
  kind: 'journal-addition',
  lane: ({ id }) => id,
  merge: (changes) => changes.at(-1) as SaveAdditionRequest,
  async send(json, signal) {
    return (await api.journal.additions.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, change) {
    put<AdditionsResponse>(journalQueries.additions(memberId), (before) => ({
      additions: applyAdditionChanges(before?.additions ?? [], [change]),
    }));
  },
  refusal: (code, { kind, addition }) => ({
    title: ADDITION_MESSAGES.couldNotSave,
    // The toast repeats the refused text, so that the member's words are not lost.
    detail: [
      addition && additionText(addition),
      code === 'too_many_additions' && ADDITION_MESSAGES.tooMany[kind],
    ]
      .filter(Boolean)
      .join(': '),
  }),
  toasts: { sent: () => null, refused: () => ADDITION_MESSAGES.couldNotSave },
});
