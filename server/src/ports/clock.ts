/** The one way the server learns what time it is, so that a test can pass its own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
