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
export const MAX_NOTE_LENGTH = 500;

export interface UrgeOutcome {
  how: Outcome;
  strength: number;
  helped: Helped[];
  resetSeconds: number;
}

export interface Urge {
  id: string;
  at: string;
  utcOffset: number;
  wanted: Wanted;
  strength: number;
  setOffBy: SetOffBy;
  note: string;
  outcome: UrgeOutcome | null;
}

export type LoggedUrge = Urge & { outcome: null };

const YEAR_MS = 366 * 86_400_000;

/** The device's clock may be wrong, so an urge cannot be logged more than a year in the past. */
export function clampUrgeTime(at: Date, now: Date): Date {
  const latest = Math.min(at.getTime(), now.getTime());
  return new Date(Math.max(latest, now.getTime() - YEAR_MS));
}
