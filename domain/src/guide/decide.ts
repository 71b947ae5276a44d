import { isClinicalQuestion } from './clinical-rules.ts';

/** What a message is likely about, as the guide's model reads it. */
export interface Meaning {
  kind: 'health' | 'product' | 'own' | 'smalltalk' | 'clinical' | 'outside';
  id: string;
  likelihood: number;
}

export type Decision =
  | { kind: 'clinical' | 'outside' | 'uncovered' }
  | { kind: 'product' | 'own' | 'smalltalk'; id: string; likelihood: number }
  | { kind: 'health'; likelihood: number };

/** A question that may be for a clinician is: so much likelihood is enough. */
const CLINICAL_FROM = 0.3;
/** Less than this of anything is no understanding. */
const UNSURE_BELOW = 0.3;
/** What may be outside counts so much more: a wrong answer is worse than none… */
const OUTSIDE_COUNTS = 5;
/** …unless something else is meant more likely than not. */
const SURE_FROM = 0.5;
/** So much of what may be about health is about nothing that we have a page for. */
const UNCOVERED_FROM = 0.4;
const SMALL_TALK_WORDS = 9;
/** A handful of kinds stand against a hundred topics that each take a little… */
const SMALL_TALK_COUNTS = 1.5;
/** …and most of all in so few words: "who are you" asks for no page. */
const FEW_WORDS = 3;
const IN_FEW_WORDS_COUNTS = 2;
const NO_PAGE = '-';

/**
 * The kind of answer that a message gets: the kind that is likeliest in all, and of it the likeliest
 * thing. The rules for clinical questions stand above what was learned.
 */
export function decide(message: string, meanings: readonly Meaning[]): Decision {
  const sums = new Map<Meaning['kind'], number>();
  for (const { kind, likelihood } of meanings) sums.set(kind, (sums.get(kind) ?? 0) + likelihood);
  if (isClinicalQuestion(message) || (sums.get('clinical') ?? 0) >= CLINICAL_FROM) {
    return { kind: 'clinical' };
  }
  const isSure = meanings.some(
    ({ kind, likelihood }) => kind !== 'outside' && likelihood >= SURE_FROM,
  );
  if (!isSure) sums.set('outside', OUTSIDE_COUNTS * (sums.get('outside') ?? 0));
  const words = message.trim().split(/\s+/).length;
  const smallTalkCounts = words <= FEW_WORDS ? IN_FEW_WORDS_COUNTS : SMALL_TALK_COUNTS;
  sums.set('smalltalk', smallTalkCounts * (sums.get('smalltalk') ?? 0));
  const isShort = words <= SMALL_TALK_WORDS;
  const [kind, likelihood] = [...sums]
    .filter(([name]) => name !== 'clinical' && (name !== 'smalltalk' || isShort))
    .sort((a, b) => b[1] - a[1])[0] ?? ['outside', 0];
  if (kind === 'outside' || kind === 'clinical' || likelihood < UNSURE_BELOW) {
    return { kind: 'outside' };
  }
  if (kind === 'health') {
    const uncovered = meanings.find((meaning) => meaning.kind === kind && meaning.id === NO_PAGE);
    const share = (uncovered?.likelihood ?? 0) / likelihood;
    return share >= UNCOVERED_FROM ? { kind: 'uncovered' } : { kind, likelihood };
  }
  const best = meanings.find((meaning) => meaning.kind === kind);
  return best ? { kind, id: best.id, likelihood: best.likelihood } : { kind: 'outside' };
}
