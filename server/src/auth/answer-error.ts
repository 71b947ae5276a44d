import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { toProblem } from '../http/errors.ts';
import { HttpProblem } from '../http/problem.ts';
import { AuthError } from './auth-error.ts';

const API_VERSION = { 'X-Supabase-Api-Version': '2024-01-01' };

export function answerAuthError(error: unknown, c: Context<AppEnv>): Response {
  const problem = toAuthProblem(toProblem(error), c);
  const isUnexpected = problem.status === 500;
  if (problem.status >= 500) {
    c.var.log.error({ err: problem.cause ?? error, code: problem.code }, 'request failed');
  }
  const body = {
    code: isUnexpected ? 'unexpected_failure' : problem.code,
    message: problem.message,
    ...(isUnexpected && { error_id: c.var.requestId }),
    ...(error instanceof AuthError &&
      error.reasons.length > 0 && { weak_password: { reasons: error.reasons } }),
  };
  return Response.json(body, {
    status: problem.status,
    headers: { 'Cache-Control': 'no-store', ...API_VERSION, ...problem.headers },
  });
}

/**
 * auth-js signs the member out after a 429 response to a token refresh, but tries again after a
 * 503. So a refresh over the rate limit gets a 503.
 */
function toAuthProblem(problem: HttpProblem, c: Context<AppEnv>): HttpProblem {
  const { code, message, headers } = problem;
  if (code !== 'too_many_requests') return problem;
  const isRefresh = c.req.query('grant_type') === 'refresh_token';
  return new HttpProblem(isRefresh ? 503 : 429, 'over_request_rate_limit', message, { headers });
}
