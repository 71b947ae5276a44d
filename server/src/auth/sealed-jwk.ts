import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { SealedJwk } from '../db/tables/auth.ts';
import { OperatorError } from '../operator-error.ts';

const SALT = 16;
const NONCE = 12;
const TAG = 16;

const deriveKey = (secret: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'hearthway signing key', 32));

export const isSealed = (stored: JWK | SealedJwk): stored is SealedJwk => 'sealed' in stored;

/** The key id is protected too, so that an encrypted key cannot be stored under another id. */
export function sealJwk(jwk: JWK, kid: string, secret: string): SealedJwk {
  const salt = randomBytes(SALT);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, salt), nonce);
  cipher.setAAD(Buffer.from(kid));
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(jwk)), cipher.final()]);
  return {
    sealed: Buffer.concat([salt, nonce, cipher.getAuthTag(), encrypted]).toString('base64'),
  };
}

export function openJwk(stored: JWK | SealedJwk, kid: string, secret: string | null): JWK {
  if (!isSealed(stored)) return stored;
  if (secret === null) {
    throw new OperatorError(
      'The signing keys are encrypted. Set KEYS_SECRET to the value they were encrypted with.',
    );
  }
  const bytes = Buffer.from(stored.sealed, 'base64');
  const [salt, nonce, tag, hidden] = [
    bytes.subarray(0, SALT),
    bytes.subarray(SALT, SALT + NONCE),
    bytes.subarray(SALT + NONCE, SALT + NONCE + TAG),
    bytes.subarray(SALT + NONCE + TAG),
  ];
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, salt), nonce);
    decipher.setAAD(Buffer.from(kid));
    decipher.setAuthTag(tag);
    return JSON.parse(Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8'));
  } catch (cause) {
    throw new OperatorError(
      'KEYS_SECRET doesn’t decrypt the signing keys. Set it back to its old value, or create new keys with npm run keys:rotate -- --at-once, which invalidates every access token right away.',
      { cause },
    );
  }
}
