import type {
  EntryChangeResponse,
  JournalPageResponse,
  SaveEntryRequest,
} from '@hearthway/domain/journal/contract';
import { withChanges } from '@hearthway/domain/journal/entry';
import { FEELING_LABELS, JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { journalQueries } from './queries.ts';

/** The tap, the words after it and every later change of one entry go as one. */
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
      const entries = withChanges(known, [change]);
      const total = (before?.total ?? 0) + entries.length - known.length;
      return { nextCursor: null, ...before, entries, total };
    });
  },
  stale: [['journal-year'], ['journal-search']],
  refusal: (_code, { entry }) => ({
    title: JOURNAL_MESSAGES.couldNotSave,
    // What was written is shown to its writer, so that it is not lost.
    detail: entry ? [FEELING_LABELS[entry.feeling], entry.words].filter(Boolean).join(': ') : '',
  }),
  tell: {
    sent: () => null,
    refused: () => JOURNAL_MESSAGES.couldNotSave,
    failed: JOURNAL_MESSAGES.couldNotSend,
  },
});
