import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { HttpProblem } from './problem.ts';

/** The error names the field but never quotes the input, which may be a password. */
export const valid = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    if (result.success) return;
    const issue = result.error[0];
    if (issue && 'code' in issue && /^(unrecognized_keys|invalid_key)$/.test(String(issue.code))) {
      throw new HttpProblem(400, 'invalid_request', 'The request contains an unknown field.');
    }
    const field = issue?.path
      ?.map((part) => (typeof part === 'object' ? part.key : part))
      .join('.');
    throw new HttpProblem(
      400,
      'invalid_request',
      field ? `${field}: ${issue?.message}` : (issue?.message ?? 'The request isn’t valid.'),
    );
  });
