import { type CrisisScores, classify } from '@hearthway/domain/guide/crisis/classifier/classify';
import { THRESHOLDS, type Thresholds } from '@hearthway/domain/guide/crisis/classifier/thresholds';
import {
  type Crisis,
  type CrisisClassifier,
  detectCrisis,
} from '@hearthway/domain/guide/detect-crisis';
import { isEnglish } from './is-english.ts';
import { type CrisisModel, readCrisisModel } from './model-file.ts';
import { findStatement } from './other-languages.ts';
import { scoreMessage } from './score-message.ts';

let model: CrisisModel | undefined;

/**
 * Subtracted from the score in other languages, which have less training data and score too high.
 */
const OTHER_LANGUAGES_PENALTY = 0.3;

/** With fewer known features, use the browser's score: the large classifier would only see noise. */
const MIN_KNOWN_FEATURES = 3;

/**
 * Short messages carry little evidence. Each feature fewer than ENOUGH_FEATURES lowers the score,
 * unless the small classifier also finds the message alarming.
 */
const ENOUGH_FEATURES = 12;
const MISSING_FEATURE_PENALTY = 0.05;
const SMALL_IS_ALARMED = 0.2;

/** Chosen on the sets in `bench/crisis`, like the browser's thresholds. */
const LARGE_THRESHOLDS: Thresholds = {
  alarm: 0.8,
  check: -2.2,
  bereaved: 0.6,
  alarmInGrief: 0.6,
  alarmWithRule: -2.5,
};

const createLargeClassifier = (small: CrisisScores): CrisisClassifier => ({
  classify: (message, words) => {
    model ??= readCrisisModel();
    const { danger, window, knownFeatures } = scoreMessage(model, message, words);
    if (knownFeatures < MIN_KNOWN_FEATURES) {
      return { ...small, danger: small.danger - THRESHOLDS.check + LARGE_THRESHOLDS.check };
    }
    const missing =
      small.danger < SMALL_IS_ALARMED ? Math.max(0, ENOUGH_FEATURES - knownFeatures) : 0;
    const shortPenalty = missing * MISSING_FEATURE_PENALTY;
    const penalty = isEnglish(words) ? shortPenalty : shortPenalty + OTHER_LANGUAGES_PENALTY;
    return { ...small, danger: danger - penalty, topWindow: window };
  },
  thresholds: LARGE_THRESHOLDS,
});

/**
 * Server-side crisis detection. Its classifier has one class per kind of danger and of harmless talk,
 * so it is more accurate than the browser's and decides about checks. An alarm of the small classifier
 * always stands, because the browser has already raised it.
 */
export function classifyCrisis(whole: string): Crisis | null {
  const message = clip(whole);
  let small: CrisisScores | undefined;
  const smallClassifier: CrisisClassifier = {
    classify: (text, words) => {
      small = classify(text, words);
      return small;
    },
    thresholds: THRESHOLDS,
  };
  const crisis = detectCrisis(message, smallClassifier);
  if (crisis?.answer === 'alarm') return crisis;
  const statement = findStatement(message);
  if (statement) return statement;
  if (!small || crisis?.answer === 'bereaved') return crisis;
  return detectCrisis(message, createLargeClassifier(small));
}

/** Bounds the time: of a longer message only the beginning and the end are read. */
const HALF_LENGTH = 6_000;

const clip = (message: string) =>
  message.length <= 2 * HALF_LENGTH
    ? message
    : `${message.slice(0, HALF_LENGTH)} . ${message.slice(-HALF_LENGTH)}`;
