import { type DayKey, dayKey } from '../calendar.ts';
import type { OwnFeeling } from './own-feeling.ts';

/** Feelings go from 1 (worst) to 5 (best). */
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

export const MAX_WORDS_LENGTH = 1000;

export interface JournalEntry {
  /** The client generates the id, so that a repeated request does not create a second entry. */
  id: string;
  at: string;
  /** How many minutes the member's clock was ahead of UTC when the entry was started. */
  utcOffset: number;
  feeling: Feeling;
  /** The name that the member has given to this feeling. */
  ownFeeling?: OwnFeeling | undefined;
  words: string;
  tags: JournalTag[];
}

/** The day on which the member tapped the feeling, no matter how late the entry is sent. */
export const entryDay = ({ at, utcOffset }: Pick<JournalEntry, 'at' | 'utcOffset'>): DayKey =>
  dayKey(new Date(at), utcOffset);

export interface EntryChange {
  id: string;
  entry: JournalEntry | null;
}

export function applyEntryChanges(
  before: readonly JournalEntry[],
  changes: readonly EntryChange[],
): JournalEntry[] {
  const byId = new Map(before.map((entry) => [entry.id, entry]));
  for (const { id, entry } of changes) {
    if (entry) byId.set(id, entry);
    else byId.delete(id);
  }
  return [...byId.values()].sort((a, b) => (isOlder(a, b) ? 1 : -1));
}

function isOlder(a: JournalEntry, b: JournalEntry): boolean {
  const difference = Date.parse(a.at) - Date.parse(b.at);
  return difference < 0 || (difference === 0 && a.id < b.id);
}

/**
 * The latest entries already contain the member's last change, while `pages` may have been read
 * before it.
 */
export function addOlderEntries(
  latest: { entries: readonly JournalEntry[]; nextCursor: string | null },
  pages: readonly JournalEntry[],
): readonly JournalEntry[] {
  const oldest = latest.entries.at(-1);
  if (!oldest || latest.nextCursor === null) return latest.entries;
  return [...latest.entries, ...pages.filter((entry) => isOlder(entry, oldest))];
}
