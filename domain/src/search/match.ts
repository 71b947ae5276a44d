/** Filler words say nothing about the subject, so a result need not contain them. */
const FILLERS = new Set(
  'a an and are can do for get how i in is it me my of on or the to what when where why with you'.split(
    ' ',
  ),
);

export const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface Searchable {
  title: string;
  keywords?: readonly string[];
}

const TITLE = 2;
const KEYWORD = 1;
export const MAX_KEYWORD_SCORE = 4 * KEYWORD;

export function matchScore(query: readonly string[], { title, keywords = [] }: Searchable): number {
  const wanted = query.filter((word) => !FILLERS.has(word));
  const words = wanted.length > 0 ? wanted : query;
  const [inTitle, inKeywords] = [toWords(title), keywords.flatMap(toWords)];
  let total = 0;
  for (const word of words) {
    const best = Math.max(TITLE * bestMatch(word, inTitle), KEYWORD * bestMatch(word, inKeywords));
    if (best === 0) return 0;
    total += best;
  }
  return words.length === 0 ? 0 : total / words.length;
}

const bestMatch = (typed: string, words: readonly string[]): number =>
  words.reduce((best, word) => Math.max(best, wordMatch(typed, word)), 0);

function wordMatch(typed: string, word: string): number {
  if (typed === word) return 4;
  if (isPartOf(typed, word)) return 3;
  const allowed = allowedTypos(typed.length);
  if (allowed === 0) return 0;
  const heads = [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)];
  const typos = Math.min(...heads.map((head) => distance(typed, head, allowed)));
  return typos > allowed ? 0 : 2 / typos;
}

export const isPartOf = (typed: string, word: string): boolean =>
  word.startsWith(typed) || stem(typed) === stem(word);

export function typosBetween(typed: string, word: string): number | null {
  const allowed = allowedTypos(typed.length);
  const typos = distance(typed, word, allowed);
  return typos > allowed ? null : typos;
}

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(ing|ed|es|s|y|ies)$/, '') : word;

const allowedTypos = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** The number of typos between two words. Two swapped letters count as one typo. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? limit + 1;
}

export function findMatches<Item>(
  typed: string,
  items: readonly Item[],
  describe: (item: Item) => Searchable,
): { item: Item; score: number }[] {
  const query = toWords(typed);
  if (query.length === 0) return [];
  return items
    .map((item) => ({ item, score: matchScore(query, describe(item)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
