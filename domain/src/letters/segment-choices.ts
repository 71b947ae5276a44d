import type { Tier, Track } from '../vocabulary.ts';

export const QUIET_CHOICES = [21, 30, 60, 90] as const;

export const EVERYBODY = {
  tier: [] as Tier[],
  path: [] as Track[],
  week: [] as number[],
  quietDays: null,
};
