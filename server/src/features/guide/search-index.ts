import type { SearchTerm } from '@hearthway/domain/guide/search-terms';
import { stemOf, wordsIn } from './understand/words.ts';

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
  /** What each group of terms adds, by the number of the group. */
  scores: Record<string, number>;
}

export interface Found {
  /** Best first. */
  passages: Ranked[];
  /** How telling each group of terms is: rare words say more. A word of no page says most. */
  rarity: Record<string, number>;
}

/** Finds passages by their words, each scored by how telling the terms are that it holds. */
export type SearchIndex = (terms: readonly SearchTerm[], except: ReadonlySet<string>) => Found;

const MAX_PASSAGES = 200;

export function indexOf(passages: readonly Searched[]): SearchIndex {
  const slugs = new Set(passages.map(({ slug }) => slug));
  /** The passages that hold a stem, and how well: number and rank in turn. */
  const holders = new Map<string, number[]>();
  passages.forEach(({ fields }, number) => {
    for (const [stem, weights] of weightsOf(fields)) {
      const known = holders.get(stem);
      if (known) known.push(number, rankOf(weights));
      else holders.set(stem, [number, rankOf(weights)]);
    }
  });

  return (terms, except) => {
    const pageCount = [...slugs].filter((slug) => !except.has(slug)).length;
    const scores = new Map<number, Record<string, number>>();
    const rarity: Record<string, number> = {};
    for (const [group, alike] of Map.groupBy(terms, (term) => term.group)) {
      const ranks = new Map<number, number>();
      for (const { word, weight } of alike) {
        const found = holders.get(stemOf(word)) ?? [];
        for (let at = 0; at < found.length; at += 2) {
          const [number = 0, rank = 0] = [found[at], found[at + 1]];
          if (except.has(passages[number]?.slug ?? '')) continue;
          ranks.set(number, Math.max(ranks.get(number) ?? 0, weight * rank));
        }
      }
      const pages = new Set([...ranks.keys()].map((number) => passages[number]?.slug)).size;
      const telling = Math.log(1 + (pageCount - pages + 0.5) / (pages + 0.5));
      rarity[group] = telling;
      for (const [number, rank] of ranks) {
        const own = scores.get(number) ?? {};
        own[group] = rank * telling;
        scores.set(number, own);
      }
    }
    const ranked = [...scores].flatMap(([number, own]) => {
      const { id, slug } = passages[number] ?? {};
      return id && slug ? [{ id, slug, scores: own, sum: sum(Object.values(own)) }] : [];
    });
    ranked.sort((a, b) => b.sum - a.sum || (a.id < b.id ? -1 : 1));
    return { passages: ranked.slice(0, MAX_PASSAGES), rarity };
  };
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
