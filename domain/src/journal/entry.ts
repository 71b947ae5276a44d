import type { DayKey } from '../calendar.ts';
import { type DayStart, memberDay } from '../day-start/day-start.ts';
import type { OwnFeeling } from './own-feeling.ts';

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
  id: string;
  at: string;
  utcOffset: number;
  dayStart?: DayStart | undefined;
  feeling: Feeling;
  ownFeeling?: OwnFeeling | undefined;
  words: string;
  tags: JournalTag[];
}

/** An entry belongs to the day on which the member tapped the feeling, even if it is sent later. */
export const entryDay = ({
  at,
  utcOffset,
  dayStart = 0,
}: Pick<JournalEntry, 'at' | 'utcOffset' | 'dayStart'>): DayKey =>
  memberDay(new Date(at), utcOffset, dayStart);

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
 * Loaded pages may be older than the member's last change, so the latest version of an entry wins.
 */
export function addOlderEntries(
  latest: { entries: readonly JournalEntry[]; nextCursor: string | null },
  pages: readonly JournalEntry[],
): readonly JournalEntry[] {
  const oldest = latest.entries.at(-1);
  if (!oldest || latest.nextCursor === null) return latest.entries;
  return [...latest.entries, ...pages.filter((entry) => isOlder(entry, oldest))];
}
