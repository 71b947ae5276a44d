import type {
  EntryChangeResponse,
  JournalPageResponse,
  SaveEntryRequest,
} from '@hearthway/domain/journal/contract';
import { applyEntryChanges } from '@hearthway/domain/journal/entry';
import { feelingName, JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { journalQueries } from './queries.ts';

export const entryWrite = defineWrite<SaveEntryRequest, EntryChangeResponse>({
  kind: 'journal',
  lane: ({ id }) => id,
  merge: (changes) => changes.at(-1) as SaveEntryRequest,
  async send(json, signal) {
    return (await api.journal.entries.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, change) {
    put<JournalPageResponse>(journalQueries.latest(memberId), (before) => {
      const known = before?.entries ?? [];
      const entries = applyEntryChanges(known, [change]);
      const total = (before?.total ?? 0) + entries.length - known.length;
      return { nextCursor: null, ...before, entries, total };
    });
  },
  invalidates: [['journal-year'], ['journal-search']],
  refusal: (_code, { entry }) => ({
    title: JOURNAL_MESSAGES.couldNotSave,
    detail: entry ? [feelingName(entry), entry.words].filter(Boolean).join(': ') : '',
  }),
  toasts: {
    sent: () => null,
    refused: () => JOURNAL_MESSAGES.couldNotSave,
    failed: JOURNAL_MESSAGES.couldNotSend,
  },
});
