import type { Passage } from './corpus.ts';
import { stemOf, wordsOf } from './understand/words.ts';

export interface PassageStems {
  /** Of all that it says. */
  all: ReadonlySet<string>;
  /** Of its heading or one of its sentences, each once. */
  of: (text: string) => readonly string[];
}

const known = new WeakMap<Passage, PassageStems>();
const stemsIn = (text: string) => [...new Set(wordsOf(text).map(stemOf))];

/** Worked out once for each passage of the corpus: every question compares some hundred of them. */
export function passageStems(passage: Passage): PassageStems {
  const found = known.get(passage);
  if (found) return found;
  const { heading, sentences } = passage;
  const texts = new Map([heading, ...sentences].map((text) => [text, stemsIn(text)]));
  const made = {
    all: new Set(stemsIn([heading, ...sentences].join(' '))),
    of: (text: string) => texts.get(text) ?? stemsIn(text),
  };
  known.set(passage, made);
  return made;
}
