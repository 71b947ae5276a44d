import { addDays, dayNumber } from '../calendar.ts';
import { nextNudgeTime } from '../daily-nudge/next-nudge-time.ts';
import { instantOf, type WallTime, wallTime } from './local-clock.ts';
import { includesDay, type Reminder } from './reminder.ts';

/** 0 is Monday. The first day of all, 1 January 1970, was a Thursday. */
const weekdayOf = (day: string) => (((dayNumber(day) + 3) % 7) + 7) % 7;

/**
 * The next moment of a reminder after `now`, by the member's clock; null when it is off. `isOver` says
 * that today's has been and is not to come again.
 */
export function nextDue(
  { isOn, minute, days }: Omit<Reminder, 'kind' | 'channel'>,
  timeZone: string,
  now: Date,
  { isOver = false, random }: { isOver?: boolean; random: () => number },
): Date | null {
  if (!isOn || days === 0) return null;
  const local = wallTime(now, timeZone);
  // A week and a day: today's time may have passed, and today may be the only day.
  for (let ahead = isOver ? 1 : 0; ahead <= 8; ahead += 1) {
    const day = addDays(local.day, ahead);
    if (!includesDay(days, weekdayOf(day))) continue;
    const time = minute === null ? eveningOf(day, local, random) : { day, minute };
    const due = time.day === day ? instantOf(time, timeZone) : null;
    if (due && due > now) return due;
  }
  return null;
}

/** Some minute of that day's evening, or of what is left of it. */
function eveningOf(day: string, local: WallTime, random: () => number): WallTime {
  const from = day === local.day ? { ...local, minute: local.minute + 1 } : { day, minute: 0 };
  const { minute, day: found } = nextNudgeTime(from, false, random);
  return { day: found, minute: Math.floor(minute) };
}
