import type { DayKey } from '../calendar.ts';
import { entryDay, type JournalEntry, type JournalTag } from './entry.ts';

export const MAX_SEARCH_LENGTH = 100;
/** Words after the fifth are ignored, because each one costs a search. */
export const MAX_SEARCH_WORDS = 5;

export interface JournalSearch {
  words: string;
  tag: JournalTag | null;
  day: DayKey | null;
}

export const isSearching = ({ words, tag, day }: JournalSearch): boolean =>
  words.trim() !== '' || tag !== null || day !== null;

export const searchPatterns = (words: string): string[] =>
  [...new Set(words.normalize('NFC').trim().split(/\s+/u))]
    .filter(Boolean)
    .slice(0, MAX_SEARCH_WORDS)
    .map(toPattern);

/**
 * Upper and lower case in PostgreSQL depend on its language settings, so the pattern lists both
 * cases of each letter.
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

export function matchesSearch(entry: JournalEntry, { words, tag, day }: JournalSearch): boolean {
  const text = entry.ownFeeling ? `${entry.ownFeeling.name} ${entry.words}` : entry.words;
  return (
    (tag === null || entry.tags.includes(tag)) &&
    (day === null || entryDay(entry) === day) &&
    searchPatterns(words).every((one) => new RegExp(one, 'u').test(text))
  );
}
