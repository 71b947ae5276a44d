import { z } from 'zod';
import { GENDERS, ROLES } from '../vocabulary.ts';
import { MAX_NAME_LENGTH } from './name-length.ts';
import { hasVisibleLetter, isPlainName, isPlainOrEmptyName, NAME_TEXT } from './person-name.ts';

const gender = z.enum(GENDERS).nullable().catch(null);

export const profileResponse = z.object({
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS).nullable(),
  role: z.enum(ROLES),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

export const updateProfileRequest = z.object({
  firstName: z
    .string(NAME_TEXT.missing)
    .trim()
    .refine(hasVisibleLetter, NAME_TEXT.missing)
    .refine(isPlainName, NAME_TEXT.hidden)
    .max(MAX_NAME_LENGTH, NAME_TEXT.long),
  lastName: z
    .string()
    .trim()
    .refine(isPlainOrEmptyName, NAME_TEXT.hidden)
    .max(MAX_NAME_LENGTH, NAME_TEXT.long)
    .default(''),
  gender: gender.default(null),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;
