import { BLEEDING_AND_POISONING } from './crisis/bleeding-and-poisoning.ts';
import { BREATH_AND_HEART } from './crisis/breath-and-heart.ts';
import { type Judgement, judge, unpackTables } from './crisis/classifier/judge.ts';
import { readBoth } from './crisis/classifier/marked-words.ts';
import { THRESHOLDS, type Thresholds } from './crisis/classifier/thresholds.ts';
import { COERCION } from './crisis/coercion.ts';
import type { CrisisRow } from './crisis/crisis-row.ts';
import { DANGER_TO_OTHERS } from './crisis/danger-to-others.ts';
import { NO_WISH_TO_LIVE } from './crisis/no-wish-to-live.ts';
import { createRuleBook } from './crisis/rule-book.ts';
import { SELF_INJURY } from './crisis/self-injury.ts';
import { SUDDEN_DANGER } from './crisis/sudden-danger.ts';
import { VIOLENCE } from './crisis/violence.ts';
import { WANTING_TO_DIE } from './crisis/wanting-to-die.ts';
import { WARNING_SIGNS } from './crisis/warning-signs.ts';
import { inOneLine } from './plain-words.ts';

/** The rules know what they hear; the classifier only how much it sounds like danger. */
export type CrisisKind = 'self-harm' | 'abuse' | 'emergency' | 'bereaved' | 'unnamed';

/**
 * What is to be done: the alarm with its numbers, a question whether the member is safe, which shows
 * the numbers too, or a gentle answer to somebody whom a suicide has left behind.
 */
export type CrisisAnswer = 'alarm' | 'ask' | 'bereaved';

export interface Crisis {
  answer: CrisisAnswer;
  kind: CrisisKind;
  /**
   * Which words were heard, in the plain form the rules read: the reason of the decision. They may be
   * many, and are put together for whoever wants to know.
   */
  readonly heard: string;
}

/** In the order in which they are listened for. */
export const CRISIS_ROWS: readonly (readonly [CrisisKind, readonly CrisisRow[]])[] = [
  ['self-harm', WANTING_TO_DIE],
  ['self-harm', NO_WISH_TO_LIVE],
  ['self-harm', SELF_INJURY],
  ['self-harm', WARNING_SIGNS],
  ['abuse', VIOLENCE],
  ['abuse', COERCION],
  ['abuse', DANGER_TO_OTHERS],
  ['emergency', BREATH_AND_HEART],
  ['emergency', BLEEDING_AND_POISONING],
  ['emergency', SUDDEN_DANGER],
];

export const CRISIS_RULES = createRuleBook(CRISIS_ROWS);

/** Nobody tells of a loss in fewer words; one who writes "suicide" means it now. */
const STORY_WORDS = 6;
/** A single word is left to the rules. */
const FEWEST_WORDS = 2;

/** What listens beyond the rules, and from which scores on what is done. */
export interface Listener {
  judge: (message: string, words: string) => Judgement;
  thresholds: Thresholds;
}

/**
 * Asked before anything else is done with a message, in the browser and on the server. The rules are
 * the floor: what they hear is never passed over. Beyond them somebody listens who was taught by a
 * corpus (`crisis/corpus`) what people in danger and others write: a small classifier that runs
 * everywhere, or the server's.
 */
export function detectCrisis(message: string, listener?: Listener): Crisis | null {
  const { plain, marked } = readBoth(message);
  const rule = CRISIS_RULES.hear(plain);
  const thresholds = listener?.thresholds ?? THRESHOLDS;
  const judgement = listener?.judge(message, inOneLine(plain)) ?? judge(message, marked);
  const { danger, bereaved } = judgement;
  const length = message.trim().split(/\s+/, STORY_WORDS).length;
  const mayBeLoss = length >= STORY_WORDS && (!rule || rule.kind === 'self-harm');
  if (mayBeLoss && bereaved >= thresholds.bereaved && danger < thresholds.alarmInGrief) {
    return {
      answer: 'bereaved',
      kind: 'bereaved',
      get heard() {
        return rule?.heard ?? judgement.loudest;
      },
    };
  }
  if (rule) {
    const isDoubtful = length >= STORY_WORDS && danger < thresholds.doubtRule;
    return { answer: isDoubtful ? 'ask' : 'alarm', ...rule };
  }
  if (length < FEWEST_WORDS || danger < thresholds.ask) return null;
  return {
    answer: danger < thresholds.alarm ? 'ask' : 'alarm',
    kind: 'unnamed',
    get heard() {
      return judgement.loudest;
    },
  };
}

/** Examples in one message of practice: it begins with one, since at first everything takes longer. */
const MOST_EXAMPLES = 5;

/** Accents, pictures and other scripts are read by expressions of their own. */
const OTHER_LETTERS = ['Können Sie helfen? Je suis épuisée… 💔', 'Не могу s p a t, l*cht w1rk'];

/**
 * What the first message would have to wait for, in steps that nobody notices: words, expressions and
 * tables are made ready, and the rows' examples are heard twice: browsers compile what is often used.
 */
export function* gettingReady(): Generator<undefined, void> {
  yield* CRISIS_RULES.makeExpressions();
  yield* unpackTables();
  const examples = CRISIS_ROWS.flatMap(([, rows]) => rows.flatMap((row) => row.examples));
  examples.unshift(...OTHER_LETTERS, ...OTHER_LETTERS);
  examples.push(...examples);
  for (let count = 1; examples.length > 0; count = Math.min(count + 1, MOST_EXAMPLES)) {
    const message = examples.splice(0, count).join('. ');
    const { plain, marked } = readBoth(message);
    yield;
    CRISIS_RULES.hear(plain);
    yield;
    judge(message, marked);
    yield;
  }
}
