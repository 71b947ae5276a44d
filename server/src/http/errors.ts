import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { DESK_TEXT } from '@hearthway/domain/desk/messages';
import { LIMIT_REACHED, LIMIT_TEXT } from '@hearthway/domain/limits-per-member';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  DatabaseUnavailable,
  DeskRequired,
  MemberLimitReached,
  SecondStepMissing,
  SessionEnded,
  sqlState,
} from '../db/database-errors.ts';
import type { AppEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';
import { signedOutSentence } from './signed-out.ts';

/**
 * PostgreSQL errors that a bad request can cause, for example by a NUL character or a number that is
 * out of range.
 */
const BAD_VALUE = /^22|^23514/;

export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof SessionEnded) {
    return new HttpProblem(401, 'session_ended', 'Your session has ended. Please sign in again.');
  }
  if (error instanceof SecondStepMissing) {
    return new HttpProblem(403, 'insufficient_aal', error.message);
  }
  if (error instanceof DeskRequired) {
    const isMembership = error.desk === 'front_desk';
    const sentence = isMembership ? ADMIN_TEXT.required : DESK_TEXT.required;
    return new HttpProblem(403, `${error.desk}_required`, sentence);
  }
  if (error instanceof MemberLimitReached) {
    return new HttpProblem(422, LIMIT_REACHED, LIMIT_TEXT.reached);
  }
  if (error instanceof DatabaseUnavailable) {
    return new HttpProblem(
      503,
      'database_away',
      'We’re having a problem on our side. Please try again in a minute.',
      {
        headers: { 'Retry-After': '2' },
        cause: error,
      },
    );
  }
  if (error instanceof HTTPException) {
    return new HttpProblem(error.status, 'bad_request', error.message || 'Bad request.');
  }
  if (BAD_VALUE.test(sqlState(error) ?? '')) {
    return new HttpProblem(
      400,
      'bad_value',
      'Something in this request can’t be saved. Please check what you entered.',
      {
        cause: error,
      },
    );
  }
  return new HttpProblem(500, 'unexpected', 'Something went wrong on our side.', { cause: error });
}

export function problemResponse(c: Context<AppEnv>, problem: HttpProblem): Response {
  const body = {
    type: 'about:blank',
    title: (problem.status === 401 && signedOutSentence(c)) || problem.message,
    status: problem.status,
    code: problem.code,
    requestId: c.var.requestId,
  };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...problem.headers,
    },
  });
}

export function onError(error: unknown, c: Context<AppEnv>): Response {
  const problem = toProblem(error);
  if (problem.status >= 500) {
    c.var.log.error({ err: problem.cause ?? error, code: problem.code }, 'request failed');
  }
  return problemResponse(c, problem);
}
