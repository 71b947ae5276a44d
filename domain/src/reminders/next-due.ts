import { addDays, dayNumber } from '../calendar.ts';
import { nextNudgeTime } from '../daily-nudge/next-nudge-time.ts';
import { toInstant, type WallTime, wallTime } from './local-clock.ts';
import { includesDay, type Reminder } from './reminder.ts';

/** 0 is Monday; day number 0, 1 January 1970, was a Thursday. */
const getWeekday = (day: string) => (((dayNumber(day) + 3) % 7) + 7) % 7;

/**
 * Next due time of a reminder after `now`; null if it is off. `isOver` skips today because today's
 * reminder is done.
 */
export function nextDue(
  { isOn, minute, days }: Omit<Reminder, 'kind' | 'channel'>,
  timeZone: string,
  now: Date,
  { isOver = false, random }: { isOver?: boolean; random: () => number },
): Date | null {
  if (!isOn || days === 0) return null;
  const local = wallTime(now, timeZone);
  // Looks nine days ahead: today's time may have passed, and today may be the only chosen weekday.
  for (let ahead = isOver ? 1 : 0; ahead <= 8; ahead += 1) {
    const day = addDays(local.day, ahead);
    if (!includesDay(days, getWeekday(day))) continue;
    const time = minute === null ? pickEveningTime(day, local, random) : { day, minute };
    const due = time.day === day ? toInstant(time, timeZone) : null;
    if (due && due > now) return due;
  }
  return null;
}

/** A random minute of the evening window, or of the rest of it. */
function pickEveningTime(day: string, local: WallTime, random: () => number): WallTime {
  const from = day === local.day ? { ...local, minute: local.minute + 1 } : { day, minute: 0 };
  const { minute, day: found } = nextNudgeTime(from, false, random);
  return { day: found, minute: Math.floor(minute) };
}
