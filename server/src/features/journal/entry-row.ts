import type { SaveEntryRequest } from '@hearthway/domain/journal/contract';
import { entryDay, type JournalEntry } from '@hearthway/domain/journal/entry';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { clampToNow } from '../../member/moment.ts';

type Row = typeof journalEntries.$inferSelect;

export const entryColumns = {
  id: journalEntries.id,
  at: journalEntries.at,
  utcOffset: journalEntries.utcOffset,
  feeling: journalEntries.feeling,
  words: journalEntries.words,
  tags: journalEntries.tags,
};

export function toEntry(row: Pick<Row, keyof typeof entryColumns>): JournalEntry | null {
  const { at, feeling, ...rest } = row;
  return feeling === null ? null : { ...rest, at: at.toISOString(), feeling };
}

export function toEntryRow({ id, changedAt, entry }: SaveEntryRequest, now: Date) {
  const changed = clampToNow(changedAt, now);
  const at = clampToNow(entry?.at ?? changedAt, now);
  const utcOffset = entry?.utcOffset ?? 0;
  return {
    id,
    at,
    utcOffset,
    day: entryDay({ at: at.toISOString(), utcOffset }),
    feeling: entry?.feeling ?? null,
    words: entry?.words.normalize('NFC').trim() ?? '',
    tags: [...new Set(entry?.tags)],
    changedAt: changed,
  };
}
