import { type DayKey, isTodaySomewhere } from '@hearthway/domain/calendar';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { HttpProblem } from './problem.ts';

/** The browser says which day it is; only a day that is today somewhere on earth is believed. */
export function requireToday(today: DayKey, now: Date): void {
  if (!isTodaySomewhere(today, now)) {
    throw new HttpProblem(422, 'not_today_anywhere', SCORECARD_MESSAGES.notToday);
  }
}
