import { isPlainOrEmptyName, NAME_TEXT } from '@hearthway/domain/account/person-name';
import { z } from 'zod';
import { AuthError } from './auth-error.ts';

/** Clients can store anything in the metadata, so it must never grant rights. */
export type UserMetadata = Record<string, unknown>;

/** Every access token contains the metadata, and a token must fit into a request header. */
const MAX_BYTES = 2048;
const MAX_DEPTH = 5;

const name = z
  .string('A name must be text.')
  .max(100, 'That name is too long.')
  .refine(isPlainOrEmptyName, NAME_TEXT.hidden)
  .nullish();

export const metadata = z
  .looseObject({ first_name: name, last_name: name })
  .superRefine((data, context) => {
    const reason = findProblem(data);
    if (reason) context.addIssue({ code: 'custom', message: reason });
  });

export function mergeMetadata(kept: UserMetadata, changes: UserMetadata): UserMetadata {
  const merged = Object.fromEntries(
    Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null),
  );
  const reason = findProblem(merged);
  if (reason) throw new AuthError(422, 'validation_failed', reason);
  return merged;
}

function findProblem(data: UserMetadata): string | undefined {
  if (nestingDepth(data) > MAX_DEPTH)
    return `User data can’t be nested more than ${MAX_DEPTH} levels deep.`;
  const size = Buffer.byteLength(JSON.stringify(data));
  if (size > MAX_BYTES) return `User data can’t be larger than ${MAX_BYTES} bytes.`;
  return undefined;
}

function nestingDepth(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return 1 + Math.max(0, ...Object.values(value).map(nestingDepth));
}
