import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  randomInt,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SharedSummary } from '@hearthway/domain/clinician-summary/contract';
import { createCode } from '@hearthway/domain/clinician-summary/summary-link';

/**
 * A reader needs both the token and the code. The member sees them once, and the server stores
 * neither.
 */
interface LinkSecrets {
  token: string;
  code: string;
}

const TOKEN_BYTES = 32;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Somebody who has the link and a copy of the database could try all codes. A slow hash makes that
 * take longer.
 */
const COST = { N: 2 ** 14, r: 8, p: 1, maxmem: 32 * 1024 * 1024 };

const deriveKey = promisify(
  (password: string, salt: string, size: number, cost: ScryptOptions, done: KeyCallback) =>
    scrypt(password, salt, size, cost, done),
);
type KeyCallback = (error: Error | null, key: Buffer) => void;

export const createSecrets = (): LinkSecrets => ({
  token: randomBytes(TOKEN_BYTES).toString('base64url'),
  code: createCode(randomInt),
});

/** A token has 256 random bits and cannot be guessed, so a fast hash is enough. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The key is calculated from the token and the code, so the database alone cannot decrypt the
 * summary.
 */
const linkKey = ({ token, code }: LinkSecrets): Promise<Buffer> =>
  deriveKey(code, token, KEY_BYTES, COST);

export async function sealSummary(shared: SharedSummary, secrets: LinkSecrets): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await linkKey(secrets), nonce);
  const body = cipher.update(gzipSync(JSON.stringify(shared)));
  return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]);
}

export async function unsealSummary(
  sealed: Uint8Array,
  secrets: LinkSecrets,
): Promise<SharedSummary | null> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', await linkKey(secrets), nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const start = decipher.update(body);
  try {
    const packed = Buffer.concat([start, decipher.final()]);
    return JSON.parse(gunzipSync(packed).toString('utf8')) as SharedSummary;
  } catch {
    return null;
  }
}
