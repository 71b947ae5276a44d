import { createHmac, timingSafeEqual } from 'node:crypto';

/** Many authenticator apps support only SHA-1, six digits and thirty seconds. */
const STEP_MS = 30_000;
/**
 * The codes before and after the current one are accepted too, because clocks differ and people
 * type slowly.
 */
const TOLERANCE = 1;

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(19) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

export function findStep(
  { totpSecret, lastStep }: { totpSecret: Uint8Array; lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  const current = stepAt(now);
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step++) {
    const isSame = timingSafeEqual(Buffer.from(codeAt(totpSecret, step)), Buffer.from(code));
    if (isSame && step > lastStep) return step;
  }
  return undefined;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  const query = { secret: base32(secret), issuer, algorithm: 'SHA1', digits: '6', period: '30' };
  // Some authenticator apps show "+" instead of a space, so spaces are encoded as %20.
  return `otpauth://totp/${label}?${new URLSearchParams(query)}`.replaceAll('+', '%20');
}
