import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionRow, UserRow } from '../db/tables/auth.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyRing } from './key-ring.ts';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  email: string;
  expiresAt: number;
}

export interface TokenVerifier {
  verify(token: string): Promise<AccessClaims | null>;
}

const AUDIENCE = 'authenticated';
const MAX_TOKEN_LENGTH = 8_192;
const MAX_REMEMBERED = 5_000;
export const APP_METADATA = { provider: 'email', providers: ['email'] };

export class AccessTokens implements TokenVerifier {
  #keys: KeyRing;
  #clock: Clock;
  #issuer: string;
  #seconds: number;
  /**
   * Verified tokens are cached, because verifying a signature takes longer than the rest of a small
   * request.
   */
  #verified = new Map<string, AccessClaims & { kid: string }>();

  constructor(keys: KeyRing, clock: Clock, options: { issuer: string; seconds: number }) {
    this.#keys = keys;
    this.#clock = clock;
    this.#issuer = options.issuer;
    this.#seconds = options.seconds;
  }

  async sign(user: UserRow, session: Pick<SessionRow, 'id' | 'amr' | 'aal'>) {
    const key = await this.#keys.current();
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1000);
    const expiresAt = issuedAt + this.#seconds;
    const token = await new SignJWT({
      email: user.email,
      role: AUDIENCE,
      session_id: session.id,
      aal: session.aal,
      amr: session.amr,
      app_metadata: APP_METADATA,
      user_metadata: user.userMetadata,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setSubject(user.id)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(key.privateKey);
    return { token, expiresIn: this.#seconds, expiresAt };
  }

  async verify(token: string): Promise<AccessClaims | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const known = this.#verified.get(token);
    if (known) {
      this.#verified.delete(token);
      if (known.expiresAt <= this.#clock.now().getTime() || !this.#keys.has(known.kid)) return null;
      this.#verified.set(token, known);
      return known;
    }
    const claims = await this.#verifySignature(token);
    if (claims) this.#remember(token, claims);
    return claims;
  }

  async #verifySignature(token: string): Promise<(AccessClaims & { kid: string }) | null> {
    const findKey = async ({ kid }: { kid?: string }) => {
      const key = kid === undefined ? undefined : await this.#keys.publicKey(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    try {
      const { payload, protectedHeader } = await jwtVerify(token, findKey, {
        algorithms: ['ES256'],
        issuer: this.#issuer,
        audience: AUDIENCE,
        currentDate: this.#clock.now(),
        requiredClaims: ['sub', 'exp', 'session_id'],
      });
      const claims = toClaims(payload);
      return claims && { ...claims, kid: protectedHeader.kid as string };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  #remember(token: string, claims: AccessClaims & { kid: string }): void {
    this.#verified.set(token, claims);
    if (this.#verified.size <= MAX_REMEMBERED) return;
    this.#verified.delete(this.#verified.keys().next().value as string);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function toClaims(payload: Record<string, unknown>): AccessClaims | null {
  const { sub, session_id: sessionId, email, exp } = payload;
  if (typeof sub !== 'string' || !UUID.test(sub)) return null;
  if (typeof sessionId !== 'string' || !UUID.test(sessionId)) return null;
  if (typeof email !== 'string' || typeof exp !== 'number') return null;
  return { userId: sub, sessionId, email, expiresAt: exp * 1000 };
}
