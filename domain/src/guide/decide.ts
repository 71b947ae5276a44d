import { isClinicalQuestion } from './clinical-rules.ts';

export const INTENT_KINDS = [
  'health',
  'product',
  'own',
  'smalltalk',
  'clinical',
  'outside',
] as const;
export type IntentKind = (typeof INTENT_KINDS)[number];

/** One prediction of the guide's intent model for a message. */
export interface Intent {
  kind: IntentKind;
  /** Slug of a page, id of a help answer and so on; `-` if the kind has no subjects. */
  id: string;
  probability: number;
}

export type Decision =
  | { kind: 'clinical' | 'outside' | 'uncovered' }
  | { kind: 'product' | 'own' | 'smalltalk'; id: string; probability: number }
  | { kind: 'health'; probability: number };

/** Treat as clinical from this probability on: a needless referral is cheaper than a wrong answer. */
const CLINICAL_THRESHOLD = 0.4;
/** Below this probability of the best kind, the question counts as not understood. */
const MIN_PROBABILITY = 0.3;
/** Weight of “out of scope” while no intent is confident: a wrong answer is worse than none. */
const OUTSIDE_WEIGHT = 6;
const CONFIDENT_FROM = 0.5;
/** From this share of the health probability on, the topic has no page of ours. */
const UNCOVERED_SHARE = 0.4;
const MAX_SMALL_TALK_WORDS = 9;
/** Makes up for the hundred topics that each take a little probability from a few small-talk intents. */
const SMALL_TALK_WEIGHT = 1.5;
/** Stronger in messages this short: "who are you" is not a search. */
const VERY_SHORT_WORDS = 3;
const VERY_SHORT_SMALL_TALK_WEIGHT = 2;
const NO_PAGE = '-';

/**
 * Chooses the kind of answer: sums the probabilities of all intents per kind, takes the likeliest kind
 * and its likeliest intent. The clinical rules overrule the model.
 */
export function decideAnswer(message: string, intents: readonly Intent[]): Decision {
  const sums = new Map<Intent['kind'], number>();
  for (const { kind, probability } of intents) sums.set(kind, (sums.get(kind) ?? 0) + probability);
  if (isClinicalQuestion(message) || (sums.get('clinical') ?? 0) >= CLINICAL_THRESHOLD) {
    return { kind: 'clinical' };
  }
  const isConfident = intents.some(
    ({ kind, probability }) => kind !== 'outside' && probability >= CONFIDENT_FROM,
  );
  if (!isConfident) sums.set('outside', OUTSIDE_WEIGHT * (sums.get('outside') ?? 0));
  const wordCount = message.trim().split(/\s+/).length;
  const smallTalkWeight =
    wordCount <= VERY_SHORT_WORDS ? VERY_SHORT_SMALL_TALK_WEIGHT : SMALL_TALK_WEIGHT;
  sums.set('smalltalk', smallTalkWeight * (sums.get('smalltalk') ?? 0));
  const isShort = wordCount <= MAX_SMALL_TALK_WORDS;
  const [kind, probability] = [...sums]
    .filter(([name]) => name !== 'clinical' && (name !== 'smalltalk' || isShort))
    .sort((a, b) => b[1] - a[1])[0] ?? ['outside', 0];
  if (kind === 'outside' || kind === 'clinical' || probability < MIN_PROBABILITY) {
    return { kind: 'outside' };
  }
  if (kind === 'health') {
    const uncovered = intents.find((intent) => intent.kind === kind && intent.id === NO_PAGE);
    const share = (uncovered?.probability ?? 0) / probability;
    return share >= UNCOVERED_SHARE ? { kind: 'uncovered' } : { kind, probability };
  }
  const best = intents.find((intent) => intent.kind === kind);
  return best ? { kind, id: best.id, probability: best.probability } : { kind: 'outside' };
}
