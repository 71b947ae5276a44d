import { z } from 'zod';
import { wholeNumber } from '../whole-number.ts';
import type { ModelSettings } from './guide-model.ts';

export const GUIDE_MODEL_SETTINGS = {
  GUIDE_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  GUIDE_MODEL_NAME: z.string().min(1).default('default'),
  GUIDE_MODEL_KEY: z.string().min(1).optional(),
  /** Members see this name before they agree to the use of the language model. */
  GUIDE_MODEL_OPERATOR: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(80)
    .default('the practice'),
  GUIDE_MODEL_TIMEOUT_MS: wholeNumber(50, 60_000).default(8_000),
};

export const readGuideModelSettings = (
  s: z.output<z.ZodObject<typeof GUIDE_MODEL_SETTINGS>>,
): ModelSettings | null =>
  s.GUIDE_MODEL_URL === undefined
    ? null
    : {
        url: s.GUIDE_MODEL_URL,
        name: s.GUIDE_MODEL_NAME,
        key: s.GUIDE_MODEL_KEY ?? null,
        timeoutMs: s.GUIDE_MODEL_TIMEOUT_MS,
      };
