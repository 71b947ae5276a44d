/**
 * From which score on what is done. Chosen on the threshold sets (`bench/crisis`), which took no
 * part in making the table; `npm run evaluate:guide` shows what they lead to.
 */
export const THRESHOLDS = {
  alarm: 2,
  ask: -0.25,
  bereaved: 0.6,
  /** Whoever grieves and is in danger gets the alarm. */
  alarmInGrief: 2,
  /** A rule that hears something in words which sound this harmless asks first. */
  doubtRule: -1,
} as const;
