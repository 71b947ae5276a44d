import { addDays, type DayKey } from '../calendar.ts';
import type { Pillar } from '../vocabulary.ts';

export type Checkin = { date: DayKey } & Readonly<Partial<Record<Pillar, number | null>>>;

const WINDOW_DAYS = 7;
const LOW_THRESHOLD = 1;
const DEFAULT_SEXUAL_HEALTH = 2;

export const nudgeWindowStart = (today: DayKey): DayKey => addDays(today, 1 - WINDOW_DAYS);

export function checkinsInWindow(checkins: readonly Checkin[], today: DayKey): Checkin[] {
  const start = nudgeWindowStart(today);
  return checkins.filter(({ date }) => date >= start && date <= today);
}

export function countLowDays(checkins: readonly Checkin[], pillar: Pillar): number {
  return checkins.filter((checkin) => {
    const value = checkin[pillar];
    return typeof value === 'number' && value <= LOW_THRESHOLD;
  }).length;
}

export function averageNutrition(checkins: readonly Checkin[]): number | null {
  const values = checkins.flatMap(({ nutrition }) => nutrition ?? []);
  return values.length === 0 ? null : mean(values);
}

export function averageSexualHealth(checkins: readonly Checkin[]): number {
  if (checkins.length === 0) return DEFAULT_SEXUAL_HEALTH;
  return mean(checkins.map(({ sexual_health }) => sexual_health ?? DEFAULT_SEXUAL_HEALTH));
}

const mean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

export const isLow = (average: number | null): boolean =>
  average !== null && average <= LOW_THRESHOLD;
