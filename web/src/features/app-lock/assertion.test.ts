import { expect, test } from 'vitest';
import { isVerified } from './assertion.ts';

const client = { type: 'webauthn.get', challenge: 'abc', origin: 'https://x.example' };
const check = ({ flags = 0x05, ...change }: { flags?: number } & Partial<typeof client>) => {
  const authenticatorData = new Uint8Array(37);
  authenticatorData[32] = flags;
  return isVerified({
    clientData: JSON.stringify({ ...client, ...change }),
    authenticatorData,
    challenge: 'abc',
    origin: 'https://x.example',
  });
};

test.each([
  ['a verified person', {}, true],
  ['a person who was present but not verified', { flags: 0x01 }, false],
  ['an answer to another challenge', { challenge: 'old' }, false],
  ['an answer for another site', { origin: 'https://y.example' }, false],
  ['a registration', { type: 'webauthn.create' }, false],
])(
  'the app lock opens only for a person whom this device has verified ($0: $2)',
  (_name, change, unlocks) => {
    expect(check(change)).toBe(unlocks);
  },
);
