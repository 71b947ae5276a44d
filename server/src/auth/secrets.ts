import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are random and cannot be guessed, so a fast hash without a salt is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The hash of the token acts as a salt, so that equal codes have different hashes. */
export function hashCode(code: string, tokenHash: Uint8Array): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}

/**
 * The next refresh token is calculated from the current one, so that a repeated refresh returns the
 * same token.
 */
export function nextToken(token: string, rotationKey: Buffer): string {
  return createHmac('sha256', rotationKey).update(token).digest('base64url');
}

/** A fingerprint replaces an email address in tables that must not contain the address itself. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
