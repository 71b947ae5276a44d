import type { Context } from 'hono';
import type { z } from 'zod';
import { AuthError } from './auth-error.ts';

export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not read the request as JSON.');
  }
  return readInput(body, schema);
}

/** The error never quotes the input, which may be a password. */
export function readInput<Schema extends z.ZodType>(
  input: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: sentenceFor });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AuthError(400, 'validation_failed', issue?.message ?? NOT_VALID);
}

const NOT_VALID = 'The request isn’t valid.';

function sentenceFor({ path = [] }: { path?: PropertyKey[] }): string {
  return path.length === 0 ? NOT_VALID : `Please check the value of ${path.join('.')}.`;
}
