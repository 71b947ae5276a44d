export interface Thresholds {
  alarm: number;
  alarmInStory: number;
  check: number;
  bereaved: number;
  /** From this danger score on, a bereaved member gets the alarm instead of the gentle answer. */
  alarmInGrief: number;
  /** A rule match below this danger score is a check instead of an alarm. */
  alarmWithRule: number;
}

/** Chosen on the sets in `tools/training/sets/crisis`, which are not in the training data. */
export const THRESHOLDS: Thresholds = {
  /** Higher than on the server: the browser raises the alarm without a second opinion. */
  alarm: 3.7,
  /** The scores of a story's sentences add up, so the server's larger classifier decides. */
  alarmInStory: 6,
  check: -0.25,
  bereaved: 0.6,
  alarmInGrief: 2,
  alarmWithRule: -1,
};
