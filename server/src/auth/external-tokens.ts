import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { HttpProblem } from '../http/problem.ts';
import type { Clock } from '../ports/clock.ts';
import { type TokenVerifier, toClaims } from './access-tokens.ts';

/**
 * External tokens signed with a shared secret are refused, because whoever can verify such a token
 * can also forge one.
 */
export function externalTokens(
  external: { url: string; jwksUrl: string },
  clock: Clock,
): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(external.jwksUrl), { timeoutDuration: 5_000 });
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['ES256', 'RS256', 'EdDSA'],
          issuer: external.url,
          audience: 'authenticated',
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'session_id'],
        });
        return toClaims(payload);
      } catch (cause) {
        if (isTokenRejected(cause)) return null;
        throw new HttpProblem(
          503,
          'auth_away',
          'We can’t check your session right now. Please try again soon.',
          {
            headers: { 'Retry-After': '2' },
            cause,
          },
        );
      }
    },
  };
}

function isTokenRejected(error: unknown): boolean {
  return [
    errors.JWTInvalid,
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind);
}
