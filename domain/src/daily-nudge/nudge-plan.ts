import { addDays, type DayKey } from '../calendar.ts';
import { isNudgeHour, type LocalMoment, nextNudgeTime } from './next-nudge-time.ts';

export interface NudgeTick {
  plan: LocalMoment;
  isDue: boolean;
}

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

export const planNext = (
  local: LocalMoment,
  countedFor: DayKey,
  random: () => number,
): LocalMoment => nextNudgeTime(local, countedFor === local.day, random);
