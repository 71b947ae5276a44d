import { z } from 'zod';
import { AuthError } from './auth-error.ts';

/** Whatever a client keeps with an account. It travels in every token and decides nothing. */
export type UserMetadata = Record<string, unknown>;

/** Together with the rest of a token this stays well below what servers take in a header. */
const LARGEST = 2048;
const DEEPEST = 5;

const name = z.string('A name has to be text.').max(100, 'That name is too long.').nullish();

/** The names are copied into the profile of a new account, so they have to be such. */
export const metadata = z
  .looseObject({ first_name: name, last_name: name })
  .superRefine((data, context) => {
    const reason = whyTooMuch(data);
    if (reason) context.addIssue({ code: 'custom', message: reason });
  });

/** As GoTrue merges: key by key, and null takes a key away. */
export function mergeMetadata(kept: UserMetadata, changes: UserMetadata): UserMetadata {
  const merged = Object.fromEntries(
    Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null),
  );
  const reason = whyTooMuch(merged);
  if (reason) throw new AuthError(422, 'validation_failed', reason);
  return merged;
}

function whyTooMuch(data: UserMetadata): string | undefined {
  if (depthOf(data) > DEEPEST) return `User data may be nested ${DEEPEST} levels deep at most.`;
  const size = Buffer.byteLength(JSON.stringify(data));
  if (size > LARGEST) return `User data may take ${LARGEST} bytes at most.`;
  return undefined;
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
