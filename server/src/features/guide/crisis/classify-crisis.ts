import { type CrisisScores, classify } from '@hearthway/domain/guide/crisis/classifier/classify';
import { THRESHOLDS, type Thresholds } from '@hearthway/domain/guide/crisis/classifier/thresholds';
import { nameDanger } from '@hearthway/domain/guide/crisis/name-danger';
import { findUrgentAct, isThoughtOfOverdose } from '@hearthway/domain/guide/crisis/urgent-act';
import {
  type Crisis,
  type CrisisClassifier,
  detectCrisis,
} from '@hearthway/domain/guide/detect-crisis';
import { normalizeText } from '@hearthway/domain/guide/plain-words';
import { findContactSign, findDangerSign } from './danger-signs.ts';
import { hasDangerWord, isEverydayReply, isOnlyIdiom, isSpanish } from './danger-words.ts';
import { isEnglish } from './is-english.ts';
import { type CrisisModel, readCrisisModel } from './model-file.ts';
import { findStatement } from './other-languages.ts';
import { scoreMessage } from './score-message.ts';

let model: CrisisModel | undefined;

/** The small and the large classifier together make fewer mistakes than the large one alone. */
const SMALL_WEIGHT = 0.3;

/**
 * The model has little training data in other languages and scores them too high, so this penalty
 * is subtracted.
 */
const OTHER_LANGUAGES_PENALTY = 0.1;

/** These thresholds were tuned on the sets in `tools/training/sets/crisis`. */
const LARGE_THRESHOLDS: Thresholds = {
  alarm: 1.3,
  alarmInStory: 1.3,
  check: -2.16,
  bereaved: 0.6,
  alarmInGrief: 0.6,
  alarmWithRule: -2.5,
};

function createLargeClassifier(small: CrisisScores): CrisisClassifier {
  const scored = new Map<string, CrisisScores>();
  return {
    classify: (message, words) => {
      const known = scored.get(message);
      if (known) return known;
      model ??= readCrisisModel();
      const { danger, window } = scoreMessage(model, message, words);
      const penalty = isEnglish(words) ? 0 : OTHER_LANGUAGES_PENALTY;
      const together = danger + SMALL_WEIGHT * small.danger - penalty;
      const scores = { ...small, danger: together, topWindow: window };
      scored.set(message, scores);
      return scores;
    },
    thresholds: LARGE_THRESHOLDS,
  };
}

/**
 * Spanish messages, short replies and figures of speech mislead the classifier, so without a word
 * of danger they need a higher score.
 */
const MIN_SCORES = {
  check: { spanish: -0.3, reply: 0.2, everydayReply: 3, idiom: 0.9 },
  alarm: {
    spanish: 3,
    reply: Number.POSITIVE_INFINITY,
    everydayReply: Number.POSITIVE_INFINITY,
    idiom: Number.POSITIVE_INFINITY,
  },
} as const;
type Doubt = keyof typeof MIN_SCORES.check;
const MAX_REPLY_WORDS = 15;
const MAX_EVERYDAY_REPLY_WORDS = 20;

export interface CrisisOptions {
  isReply?: boolean;
  previous?: string | undefined;
}

/**
 * An alarm of the browser's classifier always counts, because the browser has already shown it. The
 * server's classifier decides about milder warnings.
 */
export function classifyCrisis(
  whole: string,
  { isReply = false, previous = '' }: CrisisOptions = {},
): Crisis | null {
  const message = clip(whole);
  let small: CrisisScores | undefined;
  const smallClassifier: CrisisClassifier = {
    classify: (text, words) => {
      small = classify(text, words);
      return small;
    },
    thresholds: THRESHOLDS,
  };
  const crisis = detectCrisis(message, smallClassifier, previous);
  if (crisis?.answer === 'alarm') return crisis;
  const statement = findStatement(message);
  if (statement) return statement;
  // Harm to a child may be invisible at first, so shaking or hitting a child always raises the
  // alarm.
  const act = findUrgentAct(message);
  if (act === 'shaking' || act === 'hitting')
    return { answer: 'alarm', kind: 'child', matchedText: act };
  if (!small || crisis?.answer === 'bereaved') return crisis;
  const large = createLargeClassifier(small);
  const found = detectCrisis(message, large, previous);
  if (found?.answer === 'bereaved') return found;
  if (found?.answer === 'alarm' && found.kind !== 'unnamed') return found;
  const line = normalizeText(message);
  const { danger, topWindow } = large.classify(message, line);
  const sign = findDangerSign(line);
  if (sign && danger >= sign.minScore) {
    const isThought = sign.kind === 'emergency' && isThoughtOfOverdose(line);
    const named = sign.kind === 'unnamed' ? nameDanger(line) : sign.kind;
    return { answer: 'alarm', kind: isThought ? 'self-harm' : named, matchedText: topWindow };
  }
  const judged =
    found?.kind === 'unnamed' ? weighDoubt(found, danger, findDoubt(line, isReply)) : found;
  if (judged && (judged.answer === 'alarm' || judged.kind !== 'unnamed')) return judged;
  const kind = isReply && !hasDangerWord(line) ? null : findContactSign(line);
  return kind ? { answer: 'check', kind, matchedText: topWindow } : judged;
}

function weighDoubt(found: Crisis, danger: number, doubt: Doubt | null): Crisis | null {
  if (!doubt) return found;
  if (danger < MIN_SCORES.check[doubt]) return null;
  const answer = danger < MIN_SCORES.alarm[doubt] ? 'check' : found.answer;
  return { answer, kind: 'unnamed', matchedText: found.matchedText };
}

function findDoubt(line: string, isReply: boolean): Doubt | null {
  if (isOnlyIdiom(line)) return isReply && isEverydayReply(line) ? 'everydayReply' : 'idiom';
  if (hasDangerWord(line)) return null;
  if (isSpanish(line)) return 'spanish';
  if (!isReply || !isEnglish(line)) return null;
  const words = countWords(line);
  if (words <= MAX_EVERYDAY_REPLY_WORDS && isEverydayReply(line)) return 'everydayReply';
  return words <= MAX_REPLY_WORDS ? 'reply' : null;
}

const countWords = (line: string) => line.split(' ').filter((word) => /\w/.test(word)).length;

const HALF_LENGTH = 6_000;

const clip = (message: string) =>
  message.length <= 2 * HALF_LENGTH
    ? message
    : `${message.slice(0, HALF_LENGTH)} . ${message.slice(-HALF_LENGTH)}`;
