/**
 * From which score on what is done. Chosen on the threshold set (`bench/crisis/threshold.tsv`), which
 * took no part in making the table; `npm run evaluate:guide` shows what they lead to.
 */
export const THRESHOLDS = {
  alarm: 2.2,
  ask: 0,
  bereaved: 0,
  /** Whoever grieves and is in danger gets the alarm. */
  alarmInGrief: 2.2,
  /** A rule that hears something in words which sound this harmless asks first. */
  doubtRule: -0.5,
} as const;
