import type { SearchTerm } from '@hearthway/domain/guide/search-terms';
import { splitWords, toStem } from './intent/words.ts';
import { quickselect } from './quickselect.ts';

const FIELDS = { title: 1, tags: 0.7, heading: 0.7, askedAs: 0.7, body: 0.25 } as const;
type Field = keyof typeof FIELDS;

interface IndexedPassage {
  id: string;
  slug: string;
  fields: Record<Field, string>;
}

export interface RankedPassage {
  id: string;
  slug: string;
  scores: number[];
}

export interface SearchResult {
  passages: RankedPassage[];
  rarity: number[];
}

export type SearchIndex = (
  terms: readonly SearchTerm[],
  except: ReadonlySet<string>,
) => SearchResult;

const MAX_PASSAGES = 200;

export function createSearchIndex(passages: readonly IndexedPassage[]): SearchIndex {
  const slugs = [...new Set(passages.map(({ slug }) => slug))];
  const pageNumbers = new Map(slugs.map((slug, number) => [slug, number]));
  const pageOfPassage = Int32Array.from(passages, ({ slug }) => pageNumbers.get(slug) ?? 0);
  const postings = new Map<string, { passages: number[]; ranks: number[] }>();
  passages.forEach(({ fields }, number) => {
    for (const [stem, weights] of weighOccurrences(fields)) {
      const posting = postings.get(stem) ?? { passages: [], ranks: [] };
      postings.set(stem, posting);
      posting.passages.push(number);
      posting.ranks.push(computeRank(weights));
    }
  });

  /** All searches use the same array, because a new one for each would be megabytes of garbage. */
  const totals = new Float64Array(passages.length);
  const ranksOfGroup: Float64Array[] = [];
  const countedIn = new Float64Array(slugs.length);
  let currentGroup = 0;
  const getExcluded = memoize((except: ReadonlySet<string>) => {
    const isExcluded = Uint8Array.from(slugs, (slug) => (except.has(slug) ? 1 : 0));
    return {
      isExcluded,
      pageCount: isExcluded.reduce((count, excluded) => count - excluded, slugs.length),
    };
  });

  return (terms, except) => {
    const { isExcluded, pageCount } = getExcluded(except);
    const matching: number[] = [];
    const groups = [...Map.groupBy(terms, (term) => term.group).values()].map((synonyms, index) => {
      ranksOfGroup[index] ??= new Float64Array(passages.length);
      const ranks = ranksOfGroup[index];
      const ranked: number[] = [];
      let pages = 0;
      currentGroup++;
      for (const { word, weight } of synonyms) {
        const posting = postings.get(toStem(word));
        for (let at = 0; posting && at < posting.passages.length; at++) {
          const number = posting.passages[at] as number;
          const page = pageOfPassage[number] as number;
          if (isExcluded[page]) continue;
          const before = ranks[number] as number;
          if (before === 0) ranked.push(number);
          ranks[number] = Math.max(before, weight * (posting.ranks[at] as number));
          if (countedIn[page] === currentGroup) continue;
          countedIn[page] = currentGroup;
          pages++;
        }
      }
      const rarity = Math.log(1 + (pageCount - pages + 0.5) / (pages + 0.5));
      for (const number of ranked) {
        const total = totals[number] as number;
        if (total === 0) matching.push(number);
        totals[number] = total + (ranks[number] as number) * rarity;
      }
      return { ranks, ranked, rarity };
    });
    const found = findBest(totals, matching).flatMap((number) => {
      const passage = passages[number];
      if (!passage) return [];
      const scores = groups.map(({ ranks, rarity }) => (ranks[number] as number) * rarity);
      return { id: passage.id, slug: passage.slug, scores };
    });
    for (const number of matching) totals[number] = 0;
    for (const { ranks, ranked } of groups) for (const number of ranked) ranks[number] = 0;
    return { passages: found, rarity: groups.map(({ rarity }) => rarity) };
  };
}

function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? compute(key);
    cache.set(key, value);
    return value;
  };
}

function findBest(totals: Float64Array, matching: readonly number[]): number[] {
  const all = new Float64Array(matching.length);
  for (let at = 0; at < all.length; at++) all[at] = totals[matching[at] as number] as number;
  const cutoff = all.length > MAX_PASSAGES ? quickselect(all, all.length - MAX_PASSAGES) : 0;
  return matching
    .filter((number) => (totals[number] as number) >= cutoff)
    .sort((a, b) => (totals[b] as number) - (totals[a] as number) || a - b)
    .slice(0, MAX_PASSAGES);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function weighOccurrences(fields: Record<Field, string>): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  for (const [field, weight] of Object.entries(FIELDS) as [Field, number][]) {
    for (const word of splitWords(fields[field])) {
      const stem = toStem(word);
      const known = weights.get(stem);
      if (known) known.push(weight);
      else weights.set(stem, [weight]);
    }
  }
  return weights;
}

/**
 * As in PostgreSQL's ts_rank, the best occurrence of a word counts fully, and each further one
 * counts less than the one before.
 */
function computeRank(weights: readonly number[]): number {
  const best = Math.max(...weights);
  const at = weights.indexOf(best);
  const all = sum(weights.map((weight, place) => weight / (place + 1) ** 2));
  return (best + all - best / (at + 1) ** 2) / (Math.PI ** 2 / 6);
}
