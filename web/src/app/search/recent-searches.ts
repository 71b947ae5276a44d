import { persist, readPersisted } from '../../lib/persisted-query.ts';

const MAX_RECENT = 4;
const key = (memberId: string) => ['recent-searches', memberId];

export const readRecentSearches = (memberId: string): string[] =>
  readPersisted<string[]>(key(memberId))?.data ?? [];

export function addRecentSearch(memberId: string, words: string): void {
  const others = readRecentSearches(memberId).filter((one) => one !== words);
  persist(key(memberId), [words, ...others].slice(0, MAX_RECENT));
}

export const clearRecentSearches = (memberId: string): void => persist(key(memberId), []);
