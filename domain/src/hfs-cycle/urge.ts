/** What the pull is towards. */
export const WANTED = [
  'food',
  'drink',
  'smoke',
  'screen',
  'buying',
  'sex',
  'sharp_words',
  'something_else',
] as const;
export type Wanted = (typeof WANTED)[number];

/** What it came with. */
export const SET_OFF_BY = [
  'stress',
  'tiredness',
  'boredom',
  'loneliness',
  'hunger',
  'disagreement',
  'avoiding',
  'celebrating',
  'place_or_company',
  'not_sure',
] as const;
export type SetOffBy = (typeof SET_OFF_BY)[number];

export const OUTCOMES = ['passed', 'smaller', 'acted'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const HELPED = [
  'breathing',
  'naming',
  'waiting',
  'looking_around',
  'moving',
  'water',
  'talking',
  'something_else',
] as const;
export type Helped = (typeof HELPED)[number];

export const STRENGTH = { min: 0, max: 10, defaultValue: 5 } as const;
export const NOTE_LENGTH = 500;

/** How an urge ended. */
export interface UrgeOutcome {
  how: Outcome;
  strength: number;
  helped: Helped[];
  /** How much of the five minutes was taken. */
  resetSeconds: number;
}

/** One pull, from its first strength to how it ended. */
export interface Urge {
  /** Made by the page, so that the same urge sent again is known. */
  id: string;
  /** When it was felt, an ISO instant. */
  at: string;
  /** Minutes that the member's own clock was ahead of UTC then. */
  utcOffset: number;
  wanted: Wanted;
  strength: number;
  setOffBy: SetOffBy;
  note: string;
  /** Null until it is recorded. */
  outcome: UrgeOutcome | null;
}

export type LoggedUrge = Urge & { outcome: null };

const YEAR_MS = 366 * 86_400_000;

/** A device's clock may be wrong: an urge is never felt later than now, nor long before it. */
export function feltAt(at: Date, now: Date): Date {
  const latest = Math.min(at.getTime(), now.getTime());
  return new Date(Math.max(latest, now.getTime() - YEAR_MS));
}
