import type { DayKey } from '../calendar.ts';
import { entryDay, type JournalEntry, type JournalTag } from './entry.ts';

export const MAX_SEARCH_LENGTH = 100;

export interface JournalSearch {
  words: string;
  tag: JournalTag | null;
  day: DayKey | null;
}

export const isSearching = ({ words, tag, day }: JournalSearch): boolean =>
  words.trim() !== '' || tag !== null || day !== null;

/**
 * Creates one pattern for each search word. An entry must match all of them, in any letter case and
 * any order.
 */
export const searchPatterns = (words: string): string[] =>
  words.normalize('NFC').trim().split(/\s+/u).filter(Boolean).map(toPattern);

/**
 * Turns a word into a regular expression that both JavaScript and PostgreSQL understand. It
 * contains the upper and lower case of each letter, because case-insensitive matching in PostgreSQL
 * depends on the database's locale.
 */
function toPattern(word: string): string {
  return [...word]
    .map((letter) => {
      const forms = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
      const escaped = [...forms].map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
      return escaped.length === 1 ? escaped[0] : `(?:${escaped.join('|')})`;
    })
    .join('');
}

/**
 * Searches like the server, but in the browser, for entries that have not been sent to the server
 * yet.
 */
export function matchesSearch(entry: JournalEntry, { words, tag, day }: JournalSearch): boolean {
  return (
    (tag === null || entry.tags.includes(tag)) &&
    (day === null || entryDay(entry) === day) &&
    searchPatterns(words).every((one) => new RegExp(one, 'u').test(entry.words))
  );
}
