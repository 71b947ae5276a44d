import { addDays, dayNumber } from '../calendar.ts';
import { nextNudgeTime } from '../daily-nudge/next-nudge-time.ts';
import { toInstant, type WallTime, wallTime } from './local-clock.ts';
import { includesDay, type Reminder } from './reminder.ts';

const getWeekday = (day: string) => (((dayNumber(day) + 3) % 7) + 7) % 7;

export function nextDue(
  { isOn, minute, days }: Omit<Reminder, 'kind' | 'channel'>,
  timeZone: string,
  now: Date,
  { isOver = false, random }: { isOver?: boolean; random: () => number },
): Date | null {
  if (!isOn || days === 0) return null;
  const local = wallTime(now, timeZone);
  for (let ahead = isOver ? 1 : 0; ahead <= 8; ahead += 1) {
    const day = addDays(local.day, ahead);
    if (!includesDay(days, getWeekday(day))) continue;
    const time = minute === null ? pickEveningTime(day, local, random) : { day, minute };
    const due = time.day === day ? toInstant(time, timeZone) : null;
    if (due && due > now) return due;
  }
  return null;
}

function pickEveningTime(day: string, local: WallTime, random: () => number): WallTime {
  const from = day === local.day ? { ...local, minute: local.minute + 1 } : { day, minute: 0 };
  const { minute, day: found } = nextNudgeTime(from, false, random);
  return { day: found, minute: Math.floor(minute) };
}
