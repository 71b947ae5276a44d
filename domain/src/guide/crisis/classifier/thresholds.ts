export interface Thresholds {
  alarm: number;
  ask: number;
  bereaved: number;
  /** Whoever grieves and is in danger gets the alarm. */
  alarmInGrief: number;
  /** A rule that hears something in words which sound this harmless asks first. */
  doubtRule: number;
}

/**
 * From which score on what is done. Chosen on the threshold sets (`bench/crisis`), which took no
 * part in making the table; `npm run evaluate:guide` shows what they lead to.
 */
export const THRESHOLDS: Thresholds = {
  /** The alarm waits for nobody, so it has to be surer than the server's. */
  alarm: 3.5,
  ask: -0.25,
  bereaved: 0.6,
  alarmInGrief: 2,
  doubtRule: -1,
};
