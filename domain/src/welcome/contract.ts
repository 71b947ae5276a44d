import { z } from 'zod';
import { MAX_NAME_LENGTH } from '../account/name-length.ts';
import { hasVisibleLetter, isPlainName, NAME_TEXT } from '../account/person-name.ts';
import { GENDERS, QUICK_TAGS } from '../vocabulary.ts';
import { WELCOME_RECORDS, WELCOME_STEPS } from './steps.ts';

const at = z.iso.datetime();

export const saveWelcomeStepRequest = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('name'),
    firstName: z
      .string()
      .trim()
      .refine(hasVisibleLetter, NAME_TEXT.missing)
      .refine(isPlainName, NAME_TEXT.hidden)
      .max(MAX_NAME_LENGTH)
      .nullable(),
    at,
  }),
  z.strictObject({
    step: z.literal('reason'),
    tag: z.enum(QUICK_TAGS).nullable(),
    gender: z.enum(GENDERS).nullable(),
    at,
  }),
  z.strictObject({ step: z.enum(['feeling', 'breath', 'finish']), isSkipped: z.boolean(), at }),
]);
export type SaveWelcomeStepRequest = z.infer<typeof saveWelcomeStepRequest>;

export const welcomeStepsResponse = z.object({ recorded: z.array(z.enum(WELCOME_RECORDS)) });
export type WelcomeStepsResponse = z.infer<typeof welcomeStepsResponse>;

export const welcomeState = z.object({
  open: z.array(z.enum(WELCOME_STEPS)).nullable(),
  isFirstVisit: z.boolean(),
});
