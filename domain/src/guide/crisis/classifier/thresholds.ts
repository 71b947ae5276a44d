export interface Thresholds {
  alarm: number;
  alarmInStory: number;
  check: number;
  bereaved: number;
  /**
   * Minimum danger score that raises the alarm for a bereaved member instead of the gentle answer.
   */
  alarmInGrief: number;
  /**
   * Below this danger score, a message that matches a crisis rule gets a safety check instead of
   * the alarm.
   */
  alarmWithRule: number;
}

/** Chosen on the sets in `tools/training/sets/crisis`, which are not training data. */
export const THRESHOLDS: Thresholds = {
  /**
   * Higher in the browser than on the server, because no second classifier confirms the browser's
   * alarm.
   */
  alarm: 3.7,
  /**
   * The browser's small classifier scores long messages too high, so the server's larger one
   * decides about them.
   */
  alarmInStory: 6,
  check: -0.25,
  bereaved: 0.6,
  alarmInGrief: 2,
  alarmWithRule: -1,
};
