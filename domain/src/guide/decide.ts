import { isClinicalQuestion } from './clinical-rules.ts';
import { findNamedPages } from './named-pages.ts';
import { asksAboutApp } from './names-app.ts';
import { findNewerHelp } from './newer-help.ts';
import { isFirstPerson } from './not-known.ts';

export const INTENT_KINDS = [
  'health',
  'product',
  'own',
  'smalltalk',
  'clinical',
  'outside',
] as const;
export type IntentKind = (typeof INTENT_KINDS)[number];

export interface Intent {
  kind: IntentKind;
  id: string;
  probability: number;
}

export type Decision =
  | { kind: 'clinical' | 'outside' | 'uncovered' }
  | { kind: 'product' | 'own' | 'smalltalk'; id: string; probability: number }
  | { kind: 'health'; probability: number };

/**
 * A question counts as medical even at a fairly low probability, because a needless referral is
 * better than a wrong answer.
 */
const CLINICAL_THRESHOLD = 0.4;
const CLINICAL_LEAD = 2.4;
const CLINICAL_THRESHOLD_OF_STORY = 0.8;
const NOT_CLINICAL: ReadonlySet<string> = new Set([
  'when-the-past-is-still-with-you',
  'what-counselling-is-like',
  'who-you-are-drawn-to',
  'after-a-break-up',
  'after-trust-is-shaken',
  'stay-or-go',
  'jealousy-and-the-phone',
  'your-own-worth',
  'easier-in-company',
]);
const MIN_PROBABILITY = 0.3;
/**
 * "I don't have an answer" is better than a wrong answer. So if no other intent is likely, the
 * intent `outside` counts six times.
 */
const OUTSIDE_WEIGHT = 6;
const CONFIDENT_FROM = 0.5;
const UNCOVERED_SHARE = 0.4;
/**
 * Many unlikely help answers can add up to a high probability. So the likeliest of them must also
 * be likely enough by itself.
 */
const MIN_PRODUCT_PROBABILITY = 0.15;
const MIN_APP_PROBABILITY = 0.4;
const MAX_SMALL_TALK_WORDS = 9;
const SMALL_TALK_WEIGHT = 1.5;
const VERY_SHORT_WORDS = 3;
const VERY_SHORT_SMALL_TALK_WEIGHT = 2;
const NO_PAGE = '-';
/**
 * A question that is not about people ("do ducks eat meat") gets a page only if the page is likely
 * enough.
 */
const MIN_IMPERSONAL_PROBABILITY = 0.32;

export function decideAnswer(message: string, intents: readonly Intent[]): Decision {
  const sums = new Map<Intent['kind'], number>();
  for (const { kind, probability } of intents) sums.set(kind, (sums.get(kind) ?? 0) + probability);
  const probabilityOf = (kind: Intent['kind']) => sums.get(kind) ?? 0;
  const clinical = probabilityOf('clinical');
  if (isClinicalQuestion(message)) return { kind: 'clinical' };
  const newerHelp = findNewerHelp(message);
  if (newerHelp !== null) return { kind: 'product', id: newerHelp, probability: 1 };
  if (clinical >= CLINICAL_THRESHOLD && clinical > CLINICAL_LEAD * probabilityOf('outside')) {
    const isStory =
      isFirstPerson(message) && findNamedPages(message).some((slug) => NOT_CLINICAL.has(slug));
    if (!isStory || clinical >= CLINICAL_THRESHOLD_OF_STORY) return { kind: 'clinical' };
    return { kind: 'health', probability: 1 - clinical };
  }
  const [help] = intents.filter(({ kind }) => kind === 'product');
  const others = Math.max(MIN_APP_PROBABILITY, probabilityOf('health'), probabilityOf('own'));
  if (help && probabilityOf('product') >= others && asksAboutApp(message))
    return { kind: 'product', id: help.id, probability: help.probability };
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
    if (isVague(message, intents)) return { kind: 'outside' };
    const uncovered = intents.find((intent) => intent.kind === kind && intent.id === NO_PAGE);
    const share = (uncovered?.probability ?? 0) / probability;
    return share >= UNCOVERED_SHARE ? { kind: 'uncovered' } : { kind, probability };
  }
  const best = intents.find((intent) => intent.kind === kind);
  const isGuess = kind === 'product' && (best?.probability ?? 0) < MIN_PRODUCT_PROBABILITY;
  return best && !isGuess
    ? { kind, id: best.id, probability: best.probability }
    : { kind: 'outside' };
}

function isVague(message: string, intents: readonly Intent[]): boolean {
  const best = intents.find(({ kind, id }) => kind === 'health' && id !== NO_PAGE);
  const probability = best?.probability ?? 0;
  const withoutPage = intents
    .filter(({ kind, id }) => kind === 'outside' || (kind === 'health' && id === NO_PAGE))
    .reduce((sum, intent) => sum + intent.probability, 0);
  return (
    probability < MIN_IMPERSONAL_PROBABILITY &&
    probability <= withoutPage &&
    message !== '' &&
    !isFirstPerson(message) &&
    findNamedPages(message).length === 0
  );
}
