import { addDays } from '../calendar.ts';
import { isNudgeHour, type LocalMoment, nextNudgeTime } from './next-nudge-time.ts';

export interface NudgeTick {
  plan: LocalMoment;
  isDue: boolean;
}

/**
 * One look at the member's wall clock. A plan for later today or for tomorrow holds; one whose
 * evening was slept through, or that a journey has moved further away, is made anew.
 */
export function nudgeTick(
  plan: LocalMoment | null,
  local: LocalMoment,
  random: () => number,
): NudgeTick {
  const isToday = plan?.day === local.day;
  if (plan && isToday && local.minute >= plan.minute && isNudgeHour(local)) {
    return { plan, isDue: true };
  }
  const holds = isToday ? plan.minute > local.minute : plan?.day === addDays(local.day, 1);
  return {
    plan: plan && holds && isNudgeHour(plan) ? plan : nextNudgeTime(local, false, random),
    isDue: false,
  };
}

/** After today's nudge was shown, here or elsewhere. */
export const planTomorrow = (local: LocalMoment, random: () => number): LocalMoment =>
  nextNudgeTime(local, true, random);
