export interface Thresholds {
  alarm: number;
  alarmInStory: number;
  check: number;
  bereaved: number;
  /** From this danger score on, a bereaved member gets the alarm instead of the gentle answer. */
  alarmInGrief: number;
  /** Below this danger score, a rule match only leads to a safety check. */
  alarmWithRule: number;
}

/**
 * These thresholds were chosen on the sets in `tools/training/sets/crisis`, which are not training
 * data.
 */
export const THRESHOLDS: Thresholds = {
  /**
   * The threshold is higher than on the server, because no second classifier confirms the browser's
   * alarm.
   */
  alarm: 3.7,
  /**
   * Long messages score too high with the browser's small classifier, so the server's larger one
   * decides about them.
   */
  alarmInStory: 6,
  check: -0.25,
  bereaved: 0.6,
  alarmInGrief: 2,
  alarmWithRule: -1,
};
