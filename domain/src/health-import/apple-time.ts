import { dayNumber } from '../calendar.ts';

const DAY = 86_400;

const digit = (text: string, index: number): number => text.charCodeAt(index) - 48;
const pair = (text: string, index: number): number =>
  digit(text, index) * 10 + digit(text, index + 1);

/** Some phones write times with am and pm. */
const TWELVE_HOURS = /^(\d{4}-\d\d-\d\d) (\d{1,2}):(\d\d):(\d\d)\s?([ap])\.?\s?m\.? ([+-]\d{4})$/i;

function toTwentyFour(text: string): string {
  const found = TWELVE_HOURS.exec(text);
  if (!found) return text;
  const [, day, hour, minute, second, half, zone] = found;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${day} ${String(hours).padStart(2, '0')}:${minute}:${second} ${zone}`;
}

export interface AppleTime {
  local: number;
  offset: number;
}

export function readAppleTime(written: string): AppleTime {
  const text = written.length === 25 ? written : toTwentyFour(written);
  if (text.length !== 25) return { local: Number.NaN, offset: Number.NaN };
  const local =
    dayNumber(text.slice(0, 10)) * DAY +
    pair(text, 11) * 3600 +
    pair(text, 14) * 60 +
    pair(text, 17);
  const sign = text.charAt(20) === '-' ? -1 : 1;
  return { local, offset: sign * (pair(text, 21) * 3600 + pair(text, 23) * 60) };
}
