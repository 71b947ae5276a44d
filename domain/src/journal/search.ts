import type { DayKey } from '../calendar.ts';
import { entryDay, type JournalEntry, type JournalTag } from './entry.ts';

export const SEARCH_LENGTH = 100;

export interface JournalSearch {
  words: string;
  tag: JournalTag | null;
  day: DayKey | null;
}

export const isSearching = ({ words, tag, day }: JournalSearch): boolean =>
  words.trim() !== '' || tag !== null || day !== null;

/** Every word has to be found, in any case and any order. */
export const searchPatterns = (words: string): string[] =>
  words.normalize('NFC').trim().split(/\s+/u).filter(Boolean).map(pattern);

/**
 * A word as an expression that JavaScript and PostgreSQL read alike. It spells both cases out,
 * because a database compares them by the language it was set up in.
 */
function pattern(word: string): string {
  return [...word]
    .map((letter) => {
      const forms = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
      const escaped = [...forms].map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
      return escaped.length === 1 ? escaped[0] : `(?:${escaped.join('|')})`;
    })
    .join('');
}

/** The same on the device, for entries that the server has not heard of. */
export function matchesSearch(entry: JournalEntry, { words, tag, day }: JournalSearch): boolean {
  return (
    (tag === null || entry.tags.includes(tag)) &&
    (day === null || entryDay(entry) === day) &&
    searchPatterns(words).every((one) => new RegExp(one, 'u').test(entry.words))
  );
}
