import { addDays, type DayKey, dayKey, dayNumber } from '../calendar.ts';

export interface HealthDay {
  day: DayKey;
  sleepMinutes: number | null;
  steps: number | null;
  restingHeartRate: number | null;
}

export const HEALTH_BOUNDS = {
  sleepMinutes: [0, 24 * 60],
  steps: [0, 200_000],
  restingHeartRate: [25, 220],
} as const;

export type HealthMeasure = keyof typeof HEALTH_BOUNDS;
export const HEALTH_MEASURES = Object.keys(HEALTH_BOUNDS) as HealthMeasure[];

export const DAYS_PER_REQUEST = 180;

const MAX_DAYS = 3653;

/** Only the last ten years are imported, which also limits the memory that one file needs. */
export const oldestHealthDay = (today: DayKey): DayKey => addDays(today, 1 - MAX_DAYS);

export type MeasuredDays = Record<HealthMeasure, ReadonlyMap<number, number>>;

export function toHealthDays(
  measured: MeasuredDays,
  { today, exportedOn = today }: { today: DayKey; exportedOn?: DayKey },
): HealthDay[] {
  const [oldest, newest] = [dayNumber(oldestHealthDay(today)), dayNumber(today)];
  const days = new Map<number, HealthDay>();
  for (const measure of HEALTH_MEASURES) {
    const [least, most] = HEALTH_BOUNDS[measure];
    const last = measure === 'steps' ? dayNumber(exportedOn) - 1 : newest;
    for (const [day, total] of measured[measure]) {
      const value = Math.round(total);
      if (!(value >= least && value <= most) || day < oldest || day > Math.min(last, newest))
        continue;
      const found = days.get(day) ?? emptyDay(day);
      found[measure] = value;
      days.set(day, found);
    }
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

const emptyDay = (day: number): HealthDay => ({
  day: dayKey(new Date(day * 86_400_000)),
  ...{ sleepMinutes: null, steps: null, restingHeartRate: null },
});

export interface HealthFile {
  days: HealthDay[];
  isComplete: boolean;
  skippedRows: number;
}

export interface HealthReader {
  read(text: string): void;
  finish(): HealthFile;
}

export function countDays(days: readonly HealthDay[]): Record<HealthMeasure, number> {
  const count = (measure: HealthMeasure) => days.filter((day) => day[measure] !== null).length;
  return {
    sleepMinutes: count('sleepMinutes'),
    steps: count('steps'),
    restingHeartRate: count('restingHeartRate'),
  };
}
