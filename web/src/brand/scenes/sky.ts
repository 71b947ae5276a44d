export type SkyPart = 'morning' | 'day' | 'evening' | 'night';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export function getSkyPart(hour: number): SkyPart {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 17) return 'day';
  if (hour >= 17 && hour < 21) return 'evening';
  return 'night';
}

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Seasons are those of the northern hemisphere, where the practice is. */
export const getSeason = (month: number): Season =>
  seasons[Math.floor(((month + 1) % 12) / 3)] ?? 'winter';
