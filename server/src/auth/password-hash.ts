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

/** As a PHC string, so that each hash says how it was made. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const tag = await derive(password, salt, PARAMETERS);
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Without a hash it works just as long and says no: an unknown address takes the same time. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = hash?.match(PHC) ?? [];
  if (!salt || !tag) {
    await derive(password, Buffer.alloc(SALT_LENGTH), PARAMETERS);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, Buffer.from(tag, 'base64'));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
