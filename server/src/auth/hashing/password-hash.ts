import { randomBytes, timingSafeEqual } from 'node:crypto';
import { PASSWORD_COST } from '../../config.ts';
import type { Lane } from './hash-lanes.ts';
import { derive } from './hash-threads.ts';

let newHashCost = PASSWORD_COST;
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]+$/;

export function setPasswordCost(cost: typeof PASSWORD_COST): void {
  newHashCost = cost;
}

export async function hashPassword(
  password: string,
  like: string | null = null,
  lane: Lane = 'known',
  account?: string,
): Promise<string> {
  const [, m, t, p, salt] = like?.match(PHC) ?? [];
  const nonce = salt ? Buffer.from(salt, 'base64') : randomBytes(SALT_LENGTH);
  const parameters = salt
    ? { memory: Number(m), passes: Number(t), parallelism: Number(p) }
    : newHashCost;
  const job = { message: password, nonce, tagLength: TAG_LENGTH, ...parameters };
  const tag = await derive(job, lane, account);
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
