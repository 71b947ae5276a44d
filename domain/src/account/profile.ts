import { z } from 'zod';
import { GENDERS, ROLES } from '../vocabulary.ts';
import { MAX_NAME_LENGTH } from './name-length.ts';

const gender = z.enum(GENDERS).nullable().catch(null);

export const profileResponse = z.object({
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS).nullable(),
  role: z.enum(ROLES),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

/** Role, tier and dates are left out, because only the practice may change them. */
export const updateProfileRequest = z.object({
  firstName: z
    .string('Please enter your first name.')
    .trim()
    .min(1, 'Please enter your first name.')
    .max(MAX_NAME_LENGTH, `At most ${MAX_NAME_LENGTH} characters, please.`),
  lastName: z
    .string()
    .trim()
    .max(MAX_NAME_LENGTH, `At most ${MAX_NAME_LENGTH} characters, please.`)
    .default(''),
  gender: gender.default(null),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;
