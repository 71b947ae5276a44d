import { addDays } from '../calendar.ts';
import { isNudgeHour, type LocalMoment, nextNudgeTime } from './next-nudge-time.ts';

export interface NudgeTick {
  plan: LocalMoment;
  isDue: boolean;
}

/**
 * Compares the planned nudge time with the member's local clock. Keeps a plan for later today or
 * tomorrow. Makes a new plan if the device slept through the evening window or travel moved the
 * planned time further away.
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

/** Plans tomorrow's nudge. Call it after today's nudge was shown on this or another device. */
export const planTomorrow = (local: LocalMoment, random: () => number): LocalMoment =>
  nextNudgeTime(local, true, random);
