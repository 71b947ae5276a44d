export interface Thresholds {
  alarm: number;
  alarmInStory: number;
  check: number;
  bereaved: number;
  alarmInGrief: number;
  alarmWithRule: number;
}

/**
 * The thresholds were chosen on the sets in `tools/training/sets/crisis`, which are not training
 * data.
 */
export const THRESHOLDS: Thresholds = {
  alarm: 3.7,
  /**
   * The small classifier in the browser scores long messages too high, so the larger one on the
   * server decides about them.
   */
  alarmInStory: 6,
  check: -0.25,
  bereaved: 0.6,
  alarmInGrief: 2,
  alarmWithRule: -1,
};
