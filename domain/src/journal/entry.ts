import { type DayKey, dayKey } from '../calendar.ts';

/** From the hardest to the best. */
export const FEELINGS = [1, 2, 3, 4, 5] as const;
export type Feeling = (typeof FEELINGS)[number];

export const JOURNAL_TAGS = [
  'sleep',
  'work',
  'family',
  'partner',
  'friends',
  'body',
  'movement',
  'food',
  'rest',
  'outdoors',
  'money',
  'alone_time',
] as const;
export type JournalTag = (typeof JOURNAL_TAGS)[number];

export const WORDS_LENGTH = 1000;

/** One answer to "How are you?". */
export interface JournalEntry {
  /** Made by the page, so that the same entry sent again is known. */
  id: string;
  /** When it was tapped, an ISO instant. */
  at: string;
  /** Minutes that the member's own clock was ahead of UTC then. */
  utcOffset: number;
  feeling: Feeling;
  words: string;
  tags: JournalTag[];
}

/** The day it belongs to: that of the tap, by the clock on the member's wall, however late it is sent. */
export const entryDay = ({ at, utcOffset }: Pick<JournalEntry, 'at' | 'utcOffset'>): DayKey =>
  dayKey(new Date(at), utcOffset);

/** What became of an entry: as it is now, or null once it was removed. */
export interface EntryChange {
  id: string;
  entry: JournalEntry | null;
}

/** The list as it is after these changes, newest first. */
export function withChanges(
  before: readonly JournalEntry[],
  changes: readonly EntryChange[],
): JournalEntry[] {
  const byId = new Map(before.map((entry) => [entry.id, entry]));
  for (const { id, entry } of changes) {
    if (entry) byId.set(id, entry);
    else byId.delete(id);
  }
  return [...byId.values()].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1),
  );
}
