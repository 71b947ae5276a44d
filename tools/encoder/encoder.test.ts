import { readFileSync } from 'node:fs';
import { DIMENSIONS, encode } from '@hearthway/server/encoder/encode';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashesOf, ROOM } from './made.ts';
import { readReference } from './reference.ts';

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
const likeness = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));

describe('the sentence encoder', () => {
  it('is what its source says; otherwise run `npm run pack:encoder`', () => {
    const kept = JSON.parse(readFileSync(new URL('hashes.json', ROOM), 'utf8'));
    expect(hashesOf()).toEqual(kept);
  });

  it('says nearly what the large encoder says that it has learned from', () => {
    const reference = readReference();
    expect(reference.length).toBeGreaterThanOrEqual(50);
    const likenesses = reference.map(({ text, vector }) =>
      likeness(encode(text), new Int8Array(Buffer.from(vector, 'base64'))),
    );
    const mean = likenesses.reduce((sum, value) => sum + value, 0) / likenesses.length;
    expect(mean).toBeGreaterThan(0.85);
  });

  it('knows what means alike in other words', () => {
    const asked = encode('how do I stop paying for this');
    const near = likeness(asked, encode('cancel my subscription'));
    expect(near).toBeGreaterThan(likeness(asked, encode('my knees hurt on the stairs')) + 0.1);
  });

  it('reads capitals, curly quotes and wide gaps like anybody else', () => {
    const plain = encode("i can't sleep");
    expect(likeness(plain, encode('  i  can’t\n sleep '))).toBeCloseTo(1, 5);
    expect(likeness(plain, encode("I CAN'T SLEEP"))).toBeCloseTo(1, 5);
  });

  it('reads how a long text begins and how it ends', () => {
    const story =
      'we moved in march and the boxes are still in the hall and nobody calls anymore '.repeat(6);
    const asked = 'how do i find friends here';
    const whole = encode(`${story} ${asked}`);
    expect(whole).toEqual(encode(`${story} and then some more of the same. ${story} ${asked}`));
    expect(whole).not.toEqual(encode(`${story} how do i sell them all`));
  });

  it('never throws, and always has the length one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 800 }), (text) => {
        const direction = encode(text);
        expect(direction).toHaveLength(DIMENSIONS);
        expect(dot(direction, direction)).toBeCloseTo(1, 4);
      }),
      { numRuns: 10 },
    );
    expect(encode('')).toHaveLength(DIMENSIONS);
  });
});
