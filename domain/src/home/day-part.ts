export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The hours before 5 am still belong to the evening. */
export function dayPart(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
