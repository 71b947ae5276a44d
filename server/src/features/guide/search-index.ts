import type { SearchTerm } from '@hearthway/domain/guide/search-terms';
import { stemOf, wordsIn } from './understand/words.ts';
import { valueAt } from './value-at.ts';

/** What is searched of a passage, and how much a word counts there. */
const FIELDS = { title: 1, tags: 0.7, heading: 0.7, askedAs: 0.7, body: 0.25 } as const;
type Field = keyof typeof FIELDS;

interface Searched {
  id: string;
  slug: string;
  fields: Record<Field, string>;
}

export interface Ranked {
  id: string;
  slug: string;
  /** What each group of terms adds, in their order. */
  scores: number[];
}

export interface Found {
  /** Best first. */
  passages: Ranked[];
  /** How telling each group of terms is: rare words say more. A word of no page says most. */
  rarity: number[];
}

/** Finds passages by their words, each scored by how telling the terms are that it holds. */
export type SearchIndex = (terms: readonly SearchTerm[], except: ReadonlySet<string>) => Found;

const MAX_PASSAGES = 200;

export function indexOf(passages: readonly Searched[]): SearchIndex {
  const slugs = [...new Set(passages.map(({ slug }) => slug))];
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  /** Of each passage, its page's place among them. */
  const pageOf = Int32Array.from(passages, ({ slug }) => places.get(slug) ?? 0);
  /** The passages that hold a stem, and how well. */
  const holders = new Map<string, { numbers: number[]; ranks: number[] }>();
  passages.forEach(({ fields }, number) => {
    for (const [stem, weights] of weightsOf(fields)) {
      const known = holders.get(stem) ?? { numbers: [], ranks: [] };
      holders.set(stem, known);
      known.numbers.push(number);
      known.ranks.push(rankOf(weights));
    }
  });

  /** Zeros, of which each search leaves zeros again: its own would be megabytes, thrown away at once. */
  const sums = new Float64Array(passages.length);
  const ranksOf: Float64Array[] = [];
  /** In which turn a page was met last: quicker than a set. */
  const met = new Float64Array(slugs.length);
  let turn = 0;
  const leavingOut = remembered((except: ReadonlySet<string>) => {
    const isLeftOut = Uint8Array.from(slugs, (slug) => (except.has(slug) ? 1 : 0));
    return {
      isLeftOut,
      pageCount: isLeftOut.reduce((count, isOut) => count - isOut, slugs.length),
    };
  });

  return (terms, except) => {
    const { isLeftOut, pageCount } = leavingOut(except);
    /** Passages that hold any of the terms: of many, few. */
    const holding: number[] = [];
    const groups = [...Map.groupBy(terms, (term) => term.group).values()].map((alike, place) => {
      ranksOf[place] ??= new Float64Array(passages.length);
      const ranks = ranksOf[place];
      const ranked: number[] = [];
      let pages = 0;
      turn++;
      for (const { word, weight } of alike) {
        const found = holders.get(stemOf(word));
        for (let at = 0; found && at < found.numbers.length; at++) {
          const number = found.numbers[at] as number;
          const page = pageOf[number] as number;
          if (isLeftOut[page]) continue;
          const before = ranks[number] as number;
          if (before === 0) ranked.push(number);
          ranks[number] = Math.max(before, weight * (found.ranks[at] as number));
          if (met[page] === turn) continue;
          met[page] = turn;
          pages++;
        }
      }
      const telling = Math.log(1 + (pageCount - pages + 0.5) / (pages + 0.5));
      for (const number of ranked) {
        const sum = sums[number] as number;
        if (sum === 0) holding.push(number);
        sums[number] = sum + (ranks[number] as number) * telling;
      }
      return { ranks, ranked, telling };
    });
    const found = best(sums, holding).flatMap((number) => {
      const passage = passages[number];
      if (!passage) return [];
      const scores = groups.map(({ ranks, telling }) => (ranks[number] as number) * telling);
      return { id: passage.id, slug: passage.slug, scores };
    });
    for (const number of holding) sums[number] = 0;
    for (const { ranks, ranked } of groups) for (const number of ranked) ranks[number] = 0;
    return { passages: found, rarity: groups.map(({ telling }) => telling) };
  };
}

/** What was made of the same thing the last time is made once. */
function remembered<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}

/** The numbers of the passages that score highest; two of the same score in the order of their pages. */
function best(sums: Float64Array, holding: readonly number[]): number[] {
  // A common word stands in thousands, of which only the best are put in order.
  const all = new Float64Array(holding.length);
  for (let at = 0; at < all.length; at++) all[at] = sums[holding[at] as number] as number;
  const least = all.length > MAX_PASSAGES ? valueAt(all, all.length - MAX_PASSAGES) : 0;
  return holding
    .filter((number) => (sums[number] as number) >= least)
    .sort((a, b) => (sums[b] as number) - (sums[a] as number) || a - b)
    .slice(0, MAX_PASSAGES);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The weights of the places where each stem stands, in the order of the fields. */
function weightsOf(fields: Record<Field, string>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [field, weight] of Object.entries(FIELDS) as [Field, number][]) {
    for (const word of wordsIn(fields[field])) {
      const stem = stemOf(word);
      const known = found.get(stem);
      if (known) known.push(weight);
      else found.set(stem, [weight]);
    }
  }
  return found;
}

/** As PostgreSQL ranks one word: the best place counts whole, each other place less than the one before. */
function rankOf(weights: readonly number[]): number {
  const best = Math.max(...weights);
  const at = weights.indexOf(best);
  const all = sum(weights.map((weight, place) => weight / (place + 1) ** 2));
  return (best + all - best / (at + 1) ** 2) / (Math.PI ** 2 / 6);
}
