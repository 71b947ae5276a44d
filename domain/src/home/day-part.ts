export type DayPart = 'morning' | 'afternoon' | 'evening';

/** By the member's own clock; who is up before five has not ended the evening. */
export function dayPart(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
