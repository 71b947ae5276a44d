import { z } from 'zod';
import { CHALLENGE_METHODS } from '../db/tables/auth.ts';
import { metadata } from './user-metadata.ts';

const MAX_PASSWORD_LENGTH = 1000;

const email = z
  .string('Please enter an email address.')
  .trim()
  .toLowerCase()
  .max(254, 'That email address is too long.')
  .regex(z.regexes.html5Email, 'That doesn’t look like a full email address.');

const password = z
  .string('Please enter a password.')
  .min(1, 'Please enter a password.')
  .max(
    MAX_PASSWORD_LENGTH,
    `Your password can’t be longer than ${MAX_PASSWORD_LENGTH} characters.`,
  );

const opaque = z.string().min(1).max(500);

const challenge = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/, 'code_challenge has to be between 43 and 128 characters.')
    .nullish(),
  code_challenge_method: z.string().toLowerCase().pipe(z.enum(CHALLENGE_METHODS)).nullish(),
};

export interface Challenge {
  codeChallenge: string | null;
  codeChallengeMethod: (typeof CHALLENGE_METHODS)[number] | null;
}

export function toChallenge(body: {
  code_challenge?: string | null;
  code_challenge_method?: Challenge['codeChallengeMethod'];
}): Challenge {
  const codeChallenge = body.code_challenge ?? null;
  return {
    codeChallenge,
    codeChallengeMethod: codeChallenge === null ? null : (body.code_challenge_method ?? 'plain'),
  };
}

export const signUpBody = z.object({ email, password, data: metadata.nullish(), ...challenge });
export const passwordBody = z.object({ email, password });
export const refreshBody = z.object({ refresh_token: opaque });
export const exchangeBody = z.object({ auth_code: opaque, code_verifier: opaque });
export const recoverBody = z.object({ email, ...challenge });
/**
 * The field `create_user` is ignored, because a newly created account would reveal that the address
 * had none.
 */
export const signInLinkBody = z.object({ email, ...challenge });
export const resendBody = z.object({
  email,
  type: z.enum(['signup', 'email_change']),
  ...challenge,
});
export const updateUserBody = z.object({
  email: email.nullish(),
  password: password.nullish(),
  data: metadata.nullish(),
  current_password: password.nullish(),
  nonce: z.string().max(20).nullish(),
  remove_passkeys: z.boolean().nullish(),
  ...challenge,
});

const linkType = z
  .enum(['signup', 'email', 'recovery', 'email_change', 'email_change_cancel', 'magiclink'])
  .transform((type) => (type === 'email' ? 'signup' : type));

export const verifyQuery = z.object({ token: opaque, type: linkType });
const verifyLinkBody = z
  .object({ type: linkType, token: opaque.optional(), token_hash: opaque.optional() })
  .transform(({ type, token, token_hash }) => ({ type, token: token_hash ?? token }))
  .pipe(
    z.object({ token: opaque, type: z.enum(['signup', 'recovery', 'email_change', 'magiclink']) }),
  );

const verifyCodeBody = z
  .object({ type: z.enum(['email', 'magiclink']), email, token: opaque })
  .transform(({ email, token }) => ({ email, code: token.replaceAll(/\s/g, '') }));

export const verifyBody = z.union([verifyCodeBody, verifyLinkBody]);

export const followBody = verifyQuery.extend({
  password: password.nullish(),
  redirect_to: z.string().max(2000).nullish(),
});

export const grantType = z.enum(['password', 'refresh_token', 'pkce']);
export const signOutScope = z.enum(['global', 'local', 'others']).default('global');
