import type { Passage } from './corpus.ts';
import { splitMessage, toStem } from './intent/words.ts';

export interface PassageStems {
  all: ReadonlySet<string>;
  getStems: (text: string) => readonly string[];
}

const cache = new WeakMap<Passage, PassageStems>();
const findStems = (text: string) => [...new Set(splitMessage(text).map(toStem))];

/** Stems are cached, because every question is compared with about a hundred passages. */
export function passageStems(passage: Passage): PassageStems {
  const cached = cache.get(passage);
  if (cached) return cached;
  const { heading, sentences } = passage;
  const stemsByText = new Map([heading, ...sentences].map((text) => [text, findStems(text)]));
  const stems = {
    all: new Set(findStems([heading, ...sentences].join(' '))),
    getStems: (text: string) => stemsByText.get(text) ?? findStems(text),
  };
  cache.set(passage, stems);
  return stems;
}
