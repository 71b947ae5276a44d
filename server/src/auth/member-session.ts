import { createMiddleware } from 'hono/factory';
import type { MemberEnv } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Auth } from './auth.ts';
import { bearerToken } from './bearer-token.ts';

const CHALLENGE = { headers: { 'WWW-Authenticate': 'Bearer' } };

/**
 * Only the access token is verified here. The database checks the session together with the first
 * query of the request, which saves a round trip.
 */
export const memberSession = ({ verifier, config, db, clock }: Auth) => {
  const isExternal = config.auth.external !== null;
  return createMiddleware<MemberEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    if (!token) throw new HttpProblem(401, 'no_authorization', 'Please sign in.', CHALLENGE);
    const claims = await verifier.verify(token);
    if (!claims) {
      throw new HttpProblem(
        401,
        'bad_jwt',
        'We couldn’t verify your session. Please sign in again.',
        CHALLENGE,
      );
    }
    const { userId, sessionId, email } = claims;
    const who = { userId, sessionId, ...(isExternal && { externalEmail: email }) };
    c.set('call', { db, who, now: clock.now() });
    await next();
  });
};
