import type { WorkshopStatus } from './workshop-status.ts';

export const KNOW_UNITS = [1, 2] as const;
export type KnowUnit = (typeof KNOW_UNITS)[number];

export const isWorkshopComplete = (completedUnits: readonly number[]): boolean =>
  KNOW_UNITS.every((unit) => completedUnits.includes(unit));

export const canMarkUnit = (status: WorkshopStatus): boolean => status !== 'locked';
