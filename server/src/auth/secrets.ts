import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A new secret that only its holder will know. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Tokens are random, so a plain hash cannot be guessed back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six digits for somebody to type. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What the database keeps of a code: with its token, so that equal codes do not look alike. */
export function hashCode(code: string, tokenHash: Uint8Array): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}

/** The token that follows this one in its session: always the same, and only from the token itself. */
export function nextToken(token: string, rotationKey: Buffer): string {
  return createHmac('sha256', rotationKey).update(token).digest('base64url');
}

/** A name for something typed by a person that must not be kept as typed. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
