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

/** Weight of the small classifier's score. Both together make fewer mistakes than either alone. */
const SMALL_WEIGHT = 0.3;

/** Other languages have less training data, so their scores are too high. */
const OTHER_LANGUAGES_PENALTY = 0.1;

/** Chosen on the sets in `tools/training/sets/crisis`, like the browser's thresholds. */
const LARGE_THRESHOLDS: Thresholds = {
  alarm: 1.3,
  alarmInStory: 1.3,
  check: -2.16,
  bereaved: 0.6,
  alarmInGrief: 0.6,
  alarmWithRule: -2.5,
};

const createLargeClassifier = (small: CrisisScores): CrisisClassifier => ({
  classify: (message, words) => {
    model ??= readCrisisModel();
    const { danger, window } = scoreMessage(model, message, words);
    const penalty = isEnglish(words) ? 0 : OTHER_LANGUAGES_PENALTY;
    const together = danger + SMALL_WEIGHT * small.danger - penalty;
    return { ...small, danger: together, topWindow: window };
  },
  thresholds: LARGE_THRESHOLDS,
});

/**
 * The server's large classifier decides about checks. An alarm of the small classifier always
 * stands, because the browser has already raised it.
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

/** Only this many characters from each end of a longer message are read, to bound the time. */
const HALF_LENGTH = 6_000;

const clip = (message: string) =>
  message.length <= 2 * HALF_LENGTH
    ? message
    : `${message.slice(0, HALF_LENGTH)} . ${message.slice(-HALF_LENGTH)}`;
