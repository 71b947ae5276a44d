import { BLEEDING_AND_POISONING } from './crisis/bleeding-and-poisoning.ts';
import { BREATH_AND_HEART } from './crisis/breath-and-heart.ts';
import { CHILD_IN_DANGER } from './crisis/child-in-danger.ts';
import { type CrisisScores, classify, unpackWeights } from './crisis/classifier/classify.ts';
import { tokenizeForBoth } from './crisis/classifier/marked-words.ts';
import { THRESHOLDS, type Thresholds } from './crisis/classifier/thresholds.ts';
import { COERCION } from './crisis/coercion.ts';
import type { CrisisRule } from './crisis/crisis-rule.ts';
import { DANGER_AT_HOME } from './crisis/danger-at-home.ts';
import { DANGER_TO_OTHERS } from './crisis/danger-to-others.ts';
import { isAbuseInWords, isDistantAbuse, isNegated } from './crisis/distant-abuse.ts';
import { HARMLESS_TALK } from './crisis/harmless-talk.ts';
import { HEARING_VOICES } from './crisis/hearing-voices.ts';
import { nameDanger } from './crisis/name-danger.ts';
import { NO_WISH_TO_LIVE } from './crisis/no-wish-to-live.ts';
import { isFromPanic } from './crisis/panic.ts';
import { PLANS_AND_FAREWELLS } from './crisis/plans-and-farewells.ts';
import { createRuleMatcher } from './crisis/rule-matcher.ts';
import { SELF_INJURY } from './crisis/self-injury.ts';
import { isSiblingFight } from './crisis/sibling-fight.ts';
import { SUDDEN_DANGER } from './crisis/sudden-danger.ts';
import { isThoughtOfOverdose } from './crisis/urgent-act.ts';
import { VIOLENCE } from './crisis/violence.ts';
import { WANTING_TO_DIE } from './crisis/wanting-to-die.ts';
import { WARNING_SIGNS } from './crisis/warning-signs.ts';
import { joinWords, tokenize } from './plain-words.ts';

export type CrisisKind =
  | 'self-harm'
  | 'child'
  | 'abuse'
  | 'emergency'
  | 'voices'
  | 'bereaved'
  | 'unnamed';

/**
 * `alarm` shows the contacts instead of an answer, `check` adds them to the answer, and `bereaved`
 * is a gentle answer for people who lost someone to suicide.
 */
export type CrisisAnswer = 'alarm' | 'check' | 'bereaved';

export interface Crisis {
  answer: CrisisAnswer;
  kind: CrisisKind;
  readonly matchedText: string;
}

export const CRISIS_RULES: readonly (readonly [CrisisKind, readonly CrisisRule[]])[] = [
  ['self-harm', PLANS_AND_FAREWELLS],
  ['emergency', DANGER_AT_HOME],
  ['self-harm', WANTING_TO_DIE],
  ['self-harm', NO_WISH_TO_LIVE],
  ['self-harm', SELF_INJURY],
  ['self-harm', WARNING_SIGNS],
  ['child', CHILD_IN_DANGER],
  ['abuse', VIOLENCE],
  ['abuse', COERCION],
  ['abuse', DANGER_TO_OTHERS],
  ['emergency', BREATH_AND_HEART],
  ['emergency', BLEEDING_AND_POISONING],
  ['emergency', SUDDEN_DANGER],
  ['voices', HEARING_VOICES],
];

export const CRISIS_MATCHER = createRuleMatcher(CRISIS_RULES);
const HARMLESS_MATCHER = createRuleMatcher([['harmless', HARMLESS_TALK]]);
/**
 * The rules in the first two lists of `CRISIS_RULES` raise the alarm even if the classifier
 * disagrees.
 */
const CERTAIN_LISTS = 2;

const SWEAR_WORDS = new Set(
  'fucking fuckin fuck fckin fkn fkin fking effing freaking frickin bloody goddamn damn shitting sodding bleeping'.split(
    ' ',
  ),
);

const withoutSwearing = (words: readonly string[]) =>
  words.filter((word) => !SWEAR_WORDS.has(word));

/**
 * In messages of fewer than six words, "suicide" is taken to be about the writer, not about
 * somebody who died.
 */
const MIN_STORY_WORDS = 6;
/** The crisis classifier mistakes some break-ups for the loss of someone to suicide. */
const HEARTBREAK =
  / (?:dating|dates|attracted|crush|girlfriend|boyfriend|cheat\w*|break up|broke up|my ex|divorc\w*|getting back together|in love with|novi[oa]) /;
const MAX_SHORT_WORDS = 26;
/** The crisis classifier is unreliable on single words, so only the rules read them. */
const MIN_CLASSIFIED_WORDS = 2;

export interface CrisisClassifier {
  classify: (message: string, words: string) => CrisisScores;
  thresholds: Thresholds;
}

const DENIAL =
  /\b(?:i(?: am|['’]?m) )?(?:not|never been) (?:actively )?suicidal\b[ ,.!?]*(?!.*\bbut\b)/is;
const DENIED: Crisis = { answer: 'check', kind: 'unnamed', matchedText: 'not suicidal' };

/**
 * Crisis detection runs before anything else reads a message, in the browser and on the server. A
 * match of a rule always counts, and a classifier scores all other messages. If a message contains
 * "I'm not suicidal", the member sees the contacts, and only the rest of the message can raise the
 * alarm. If "but" follows, the whole message is read.
 */
export function detectCrisis(
  message: string,
  classifier?: CrisisClassifier,
  previous = '',
): Crisis | null {
  const rest = message.replace(DENIAL, '');
  const crisis = detectStatedCrisis(rest, classifier, previous);
  return crisis || rest === message ? crisis : DENIED;
}

function detectStatedCrisis(
  message: string,
  classifier?: CrisisClassifier,
  previous = '',
): Crisis | null {
  const { plain, withPunctuation } = tokenizeForBoth(message);
  const line = joinWords(plain);
  const match = CRISIS_MATCHER.match(withoutSwearing(plain));
  const isThought = match?.kind === 'emergency' && isThoughtOfOverdose(line);
  const rule = match && isThought ? { ...match, kind: 'self-harm' as const } : match;
  const thresholds = classifier?.thresholds ?? THRESHOLDS;
  const score = (text: string, words: readonly string[]) =>
    classifier?.classify(text, joinWords(words)) ??
    classify(text, text === message ? withPunctuation : words);
  const scores = score(message, plain);
  const { danger, bereaved } = scores;
  if (rule && rule.list < CERTAIN_LISTS) return toCrisis('alarm', rule);
  const length = message.trim().split(/\s+/, MIN_STORY_WORDS).length;
  const mayBeBereaved =
    length >= MIN_STORY_WORDS && (rule ? rule.kind === 'self-harm' : !HEARTBREAK.test(line));
  if (mayBeBereaved && bereaved >= thresholds.bereaved && danger < thresholds.alarmInGrief) {
    return {
      answer: 'bereaved',
      kind: 'bereaved',
      get matchedText() {
        return rule?.matchedText ?? scores.topWindow;
      },
    };
  }
  if (rule?.kind === 'voices') return toCrisis('check', rule);
  if (rule?.kind === 'emergency' && isFromPanic(line, rule.matchedText, previous))
    return toCrisis('check', { kind: 'unnamed', matchedText: rule.matchedText });
  if ((rule?.kind === 'child' || rule?.kind === 'abuse') && isSiblingFight(line, previous))
    return toCrisis('check', { kind: 'unnamed', matchedText: rule.matchedText });
  if (rule?.kind === 'abuse') {
    const { matchedText } = rule;
    if (isNegated(line, matchedText) || isDistantAbuse(line))
      return toCrisis('check', { kind: 'unnamed', matchedText });
    if (isAbuseInWords(matchedText)) return toCrisis('check', rule);
  }
  if (rule) {
    if (danger >= thresholds.alarmWithRule) return toCrisis('alarm', rule);
    const clause = findClause(message, plain, rule.matchedText);
    const isCertain =
      clause.length < MIN_STORY_WORDS ||
      (clause.length < plain.length &&
        score(clause.join(' '), clause).danger >= thresholds.alarmWithRule);
    return toCrisis(isCertain ? 'alarm' : 'check', rule);
  }
  if (length < MIN_CLASSIFIED_WORDS || danger < thresholds.check) return null;
  const minAlarm = plain.length > MAX_SHORT_WORDS ? thresholds.alarmInStory : thresholds.alarm;
  const isAlarm =
    danger >= minAlarm && HARMLESS_MATCHER.match(plain) === null && !isSiblingFight(line, previous);
  return {
    answer: isAlarm ? 'alarm' : 'check',
    kind: isAlarm ? nameDanger(line) : 'unnamed',
    get matchedText() {
      return scores.topWindow;
    },
  };
}

const toCrisis = (
  answer: CrisisAnswer,
  { kind, matchedText }: { kind: CrisisKind; matchedText: string },
): Crisis => ({ answer, kind, matchedText });

function findClause(message: string, words: readonly string[], matchedText: string) {
  const clauses = message
    .split(/[.,;:!?\n()–—]+/)
    .map((clause) => withoutSwearing(tokenize(clause)));
  return clauses.find((clause) => joinWords(clause).includes(` ${matchedText} `)) ?? words;
}

/**
 * The first messages for warming up are short, because code that is not compiled yet is slow and
 * must not block the page.
 */
const MAX_EXAMPLES = 5;

const NON_ASCII_EXAMPLES = [
  'Können Sie helfen? Je suis épuisée… 💔',
  'Не могу s p a t, l*cht w1rk',
];

export function* warmUp(): Generator<undefined, void> {
  yield* CRISIS_MATCHER.compileAll();
  yield* HARMLESS_MATCHER.compileAll();
  yield* unpackWeights();
  const examples = CRISIS_RULES.flatMap(([, rules]) => rules.flatMap((rule) => rule.examples));
  examples.unshift(...NON_ASCII_EXAMPLES, ...NON_ASCII_EXAMPLES);
  examples.push(...examples);
  for (let count = 1; examples.length > 0; count = Math.min(count + 1, MAX_EXAMPLES)) {
    const message = examples.splice(0, count).join('. ');
    const { plain, withPunctuation } = tokenizeForBoth(message);
    yield;
    CRISIS_MATCHER.match(plain);
    yield;
    classify(message, withPunctuation);
    yield;
  }
}
