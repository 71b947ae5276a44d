import { z } from 'zod';
import {
  PLAN_INTERVALS,
  PRICE_CURRENCIES,
  PRICE_INTERVALS,
  PRICE_LIMITS,
} from '../payments/plan-price.ts';
import { SETTING_FORMS } from './setting-form.ts';
import { SETTING_GROUPS } from './setting-groups.ts';

const MAX_LENGTH = 4000;

const practiceSetting = z.object({
  key: z.string(),
  group: z.enum(SETTING_GROUPS),
  section: z.string().optional(),
  label: z.string(),
  form: z.enum(SETTING_FORMS),
  max: z.int(),
  shipped: z.string(),
  own: z.string().nullable(),
});
export type PracticeSetting = z.infer<typeof practiceSetting>;

export const settingsResponse = z.object({ words: z.array(practiceSetting) });
export type SettingsResponse = z.infer<typeof settingsResponse>;

const planPrice = z.object({
  amount: z.int().nullable(),
  currency: z.string(),
  interval: z.enum(PLAN_INTERVALS),
  intervalCount: z.int(),
});

export const planPricesResponse = z.object({
  premium: planPrice.nullable(),
  premium_plus: planPrice.nullable(),
});
export type PlanPricesResponse = z.infer<typeof planPricesResponse>;

const key = z.string().max(100);

export const setPlanPriceRequest = z.strictObject({
  tier: z.enum(['premium', 'premium_plus']),
  amount: z.int().min(PRICE_LIMITS.min).max(PRICE_LIMITS.max),
  currency: z.enum(PRICE_CURRENCIES),
  interval: z.enum(PRICE_INTERVALS),
  known: z.string().max(100).nullable(),
});
export type SetPlanPriceRequest = z.infer<typeof setPlanPriceRequest>;

export const saveSettingRequest = z.strictObject({
  key,
  /**
   * The desk sends the text that the editor opened, so that the server notices if somebody else has
   * saved in the meantime.
   */
  known: z.string().max(MAX_LENGTH).nullable(),
  own: z.string().trim().min(1, 'Please fill this in').max(MAX_LENGTH).nullable(),
});
export type SaveSettingRequest = z.infer<typeof saveSettingRequest>;

export const settingHistoryQuery = z.strictObject({ key });

export const settingHistoryResponse = z.object({
  versions: z.array(
    z.object({
      text: z.string().nullable(),
      savedAt: z.iso.datetime(),
      savedBy: z.string(),
    }),
  ),
});
export type SettingHistoryResponse = z.infer<typeof settingHistoryResponse>;
