import type { SaveEntryRequest } from '@hearthway/domain/journal/contract';
import { entryDay, type JournalEntry } from '@hearthway/domain/journal/entry';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { clampToNow } from '../../member/moment.ts';

type Row = typeof journalEntries.$inferSelect;

export const entryColumns = {
  id: journalEntries.id,
  at: journalEntries.at,
  utcOffset: journalEntries.utcOffset,
  dayStart: journalEntries.dayStart,
  feeling: journalEntries.feeling,
  ownName: journalEntries.ownName,
  ownIcon: journalEntries.ownIcon,
  words: journalEntries.words,
  tags: journalEntries.tags,
};

export function toEntry(row: Pick<Row, keyof typeof entryColumns>): JournalEntry | null {
  const { at, dayStart, feeling, ownName, ownIcon, ...rest } = row;
  if (feeling === null) return null;
  const moment = { at: at.toISOString(), ...(dayStart > 0 && { dayStart }) };
  const entry = { ...rest, ...moment, feeling };
  return ownName && ownIcon ? { ...entry, ownFeeling: { name: ownName, icon: ownIcon } } : entry;
}

export function toEntryRow({ id, changedAt, entry }: SaveEntryRequest, now: Date) {
  const changed = clampToNow(changedAt, now);
  const at = clampToNow(entry?.at ?? changedAt, now);
  const { utcOffset = 0, dayStart = 0 } = entry ?? {};
  return {
    id,
    at,
    utcOffset,
    dayStart,
    day: entryDay({ at: at.toISOString(), utcOffset, dayStart }),
    feeling: entry?.feeling ?? null,
    ownName: entry?.ownFeeling?.name ?? null,
    ownIcon: entry?.ownFeeling?.icon ?? null,
    words: entry?.words.normalize('NFC').trim() ?? '',
    tags: [...new Set(entry?.tags)],
    changedAt: changed,
  };
}
