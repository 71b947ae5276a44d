import { aboveZero, denseOf } from '../../../encoder/dense.ts';
import { type Features, featuresOf } from './features.ts';
import { type IntentModel, readModel } from './model-file.ts';
import { votingOf } from './neighbours.ts';
import { putRight, spellingOf } from './spelling.ts';
import { commonWords, stemOf, wordsOf } from './words.ts';

export const KINDS = ['health', 'product', 'own', 'smalltalk', 'clinical', 'outside'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing a message may be about: a page, a help answer, a number of the member's. */
export interface Meaning {
  kind: Kind;
  /** A slug of a page, the id of a help answer and so on; `-` where the kind says it all. */
  id: string;
  likelihood: number;
}

export interface Understood {
  /** What a message is likely about if it stands alone, likeliest first. */
  meanings: Meaning[];
  /** How likely it makes no sense alone, and goes on from what was said before. */
  leaning: number;
  /** Words of it that no question has that was learned from. */
  unmet: string[];
  /** The pages that questions were learned about, by slug: the same for every message. */
  learned: ReadonlySet<string>;
}

/** What was read, as it goes from thread to thread: labels by their numbers, likeliest first. */
export interface Reading extends Omit<Understood, 'meanings' | 'learned'> {
  labels: Uint16Array;
  likelihoods: Float64Array;
}

type Read = (message: string) => Reading;

/** What is learned of messages that go on from another, whatever that was about. */
const LEANING = 'followup:-';

/** How much the questions that mean nearly the same have to say, beside what was learned of all. */
const NEIGHBOURS = 0.3;

let loaded: { labels: readonly string[]; read: Read } | null = null;

/** Loaded once, when somebody asks first: some megabytes that a start need not wait for. */
export function reader(): { labels: readonly string[]; read: Read } {
  if (!loaded) {
    const model = readModel();
    loaded = { labels: model.labels, read: readingOf(model) };
  }
  return loaded;
}

/** What is told of a reading by someone who has these labels. */
export function understanding(names: readonly string[]): (reading: Reading) => Understood {
  const labels = names.map(partsOf);
  const learned = new Set(labels.flatMap((label) => (label?.kind === 'health' ? label.id : [])));
  return (reading) => ({ ...understoodOf(labels, reading), learned });
}

function understoodOf(names: readonly Label[], reading: Reading) {
  const { labels, likelihoods, leaning, unmet } = reading;
  const meanings: Meaning[] = [];
  for (let at = 0; at < labels.length; at++) {
    const label = names[labels[at] as number];
    const likelihood = likelihoods[at] as number;
    if (label) meanings.push({ kind: label.kind, id: label.id, likelihood });
  }
  return { meanings, leaning, unmet };
}

/** What is less likely than this says nothing: most labels are, of every message. */
const LEAST = 1e-4;
/** More labels than there will be; a number has room for a likelihood and one of them. */
const MOST_LABELS = 1024;
const FINEST = 2 ** 42;

/** Put in order as plain numbers, which are not asked which of two comes first. */
function likeliestFirst(all: Float64Array): Pick<Reading, 'labels' | 'likelihoods'> {
  const keys = new Float64Array(all.length);
  let count = 0;
  for (let label = 0; label < all.length; label++) {
    const likelihood = all[label] as number;
    if (likelihood < LEAST) continue;
    keys[count++] = Math.floor(likelihood * FINEST) * MOST_LABELS + (MOST_LABELS - 1 - label);
  }
  const order = keys.subarray(0, count).sort();
  const labels = new Uint16Array(count);
  const likelihoods = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const label = MOST_LABELS - 1 - ((order[count - 1 - at] as number) % MOST_LABELS);
    labels[at] = label;
    likelihoods[at] = all[label] as number;
  }
  return { labels, likelihoods };
}

function readingOf(model: IntentModel): Read {
  const places = new Map(model.signs.map((sign, place) => [sign, place]));
  const stems = new Set(model.stems);
  // Words that the members of our questions use are known as well as those of the language.
  const spelling = spellingOf([...commonWords(), ...model.words]);
  const reading = {
    place: (sign: string) => places.get(sign),
    isUsed: (stem: string) => stems.has(stem),
  };
  const leans = model.labels.indexOf(LEANING);
  const score = scoringOf(model);
  const vote = votingOf(model.near, model.labels.length);
  return (message) => {
    const text = putRight(message, spelling);
    const features = featuresOf(text, reading);
    const likelihoods = score(features);
    const votes = vote(features.meaning);
    let all = 0;
    for (let label = 0; label < likelihoods.length; label++) {
      const learned = (1 - NEIGHBOURS) * (likelihoods[label] as number);
      const likelihood = learned + NEIGHBOURS * (votes[label] as number);
      likelihoods[label] = likelihood;
      all += likelihood;
    }
    const leaning = likelihoods[leans] ?? 0;
    const alone = all - leaning || 1;
    for (let label = 0; label < likelihoods.length; label++)
      likelihoods[label] = (likelihoods[label] as number) / alone;
    return {
      ...likeliestFirst(likelihoods),
      leaning,
      unmet: wordsOf(text).filter((word) => !stems.has(stemOf(word))),
    };
  };
}

type Label = Omit<Meaning, 'likelihood'> | null;

/** What a label is about; none if only that a message goes on from another. */
function partsOf(label: string): Label {
  if (label === LEANING) return null;
  const [kind, id = '-'] = label.split(':');
  const known = KINDS.find((name) => name === kind);
  if (!known) throw new Error(`the guide's model knows a kind that nobody else does: ${kind}`);
  return { kind: known, id };
}

/** What was learned of all questions: signs speak for themselves, what a message means by way of notions. */
function scoringOf({ notions, meant, said }: IntentModel) {
  const [notice, speak] = [denseOf(notions), denseOf(meant)];
  return ({ signs, strengths, meaning }: Features): Float64Array => {
    const sums = Float64Array.from(speak(aboveZero(notice(meaning))));
    const { steps, rows } = said;
    const { length } = sums;
    for (let at = 0; at < signs.length; at++) {
      const sign = signs[at] as number;
      const worth = (strengths[at] as number) * (steps[sign] as number);
      const from = sign * length;
      for (let label = 0; label < length; label++)
        sums[label] = (sums[label] as number) + worth * (rows[from + label] as number);
    }
    return likelihoodsOf(sums);
  };
}

/** In place. */
function likelihoodsOf(sums: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < sums.length; label++) most = Math.max(most, sums[label] as number);
  let total = 0;
  for (let label = 0; label < sums.length; label++) {
    sums[label] = Math.exp((sums[label] as number) - most);
    total += sums[label] as number;
  }
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] as number) / total;
  return sums;
}
