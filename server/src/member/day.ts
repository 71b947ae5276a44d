import { type DayKey, isTodaySomewhere } from '@hearthway/domain/calendar';
import { checkinDateDecision } from '@hearthway/domain/scorecard/editable-days';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { HttpProblem } from '../http/problem.ts';

export function requireToday(today: DayKey, now: Date): void {
  if (!isTodaySomewhere(today, now)) {
    throw new HttpProblem(422, 'not_today_anywhere', SCORECARD_MESSAGES.notToday);
  }
}

export function requireOpenDay(
  day: { date: DayKey; today: DayKey },
  now: Date,
  tooLate: string,
): void {
  const decision = checkinDateDecision(day, now);
  if (decision.accepted) return;
  const sentence = decision.reason === 'read_only_day' ? tooLate : SCORECARD_MESSAGES.notToday;
  throw new HttpProblem(422, decision.reason, sentence);
}
