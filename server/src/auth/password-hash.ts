import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AuthError } from './auth-error.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 44 ms here. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;

/** Two at once leave half of libuv's four threads to files, DNS and mail. */
const AT_ONCE = 2;
/** Ten seconds' worth. Whoever comes later is better told so than kept waiting. */
const LONGEST_QUEUE = 400;

const argon2Async = promisify(argon2);

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, nonce: Buffer, parameters: typeof PARAMETERS) {
  if (waiting.length >= LONGEST_QUEUE) {
    throw new AuthError(
      503,
      'request_timeout',
      'Too many people are signing in. Please try again.',
      {
        headers: { 'Retry-After': '5' },
      },
    );
  }
  if (running < AT_ONCE) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await argon2Async('argon2id', {
      message: password,
      nonce,
      tagLength: TAG_LENGTH,
      ...parameters,
    });
  } finally {
    // The place is handed to the next in line, or given up.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]+$/;

/**
 * As a PHC string, so that each hash says how it was made. Made like another hash, with its salt, it
 * is the same string when the password is the same; made like nothing it takes just as long.
 */
export async function hashPassword(password: string, like: string | null = null): Promise<string> {
  const [, m, t, p, salt] = like?.match(PHC) ?? [];
  const nonce = salt ? Buffer.from(salt, 'base64') : randomBytes(SALT_LENGTH);
  const parameters = salt
    ? { memory: Number(m), passes: Number(t), parallelism: Number(p) }
    : PARAMETERS;
  const tag = await derive(password, nonce, parameters);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

export function isSameHash(one: string, other: string | null): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other ?? '')];
  return a.length === b.length && timingSafeEqual(a, b);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
