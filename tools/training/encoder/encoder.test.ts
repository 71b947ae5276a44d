import { DIMENSIONS, encode } from '@hearthway/server/encoder/encode';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from './reference.ts';

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
const cosineSimilarity = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));

describe('the sentence encoder', () => {
  it('gives embeddings close to those of the large encoder', () => {
    const reference = readReference();
    expect(reference.length).toBeGreaterThanOrEqual(50);
    const similarities = reference.map(({ text, vector }) =>
      cosineSimilarity(encode(text), new Int8Array(Buffer.from(vector, 'base64'))),
    );
    const mean = similarities.reduce((sum, value) => sum + value, 0) / similarities.length;
    expect(mean).toBeGreaterThan(0.85);
  });

  it('gives similar embeddings to texts with similar meaning', () => {
    const asked = encode('how do I stop paying for this');
    const near = cosineSimilarity(asked, encode('cancel my subscription'));
    expect(near).toBeGreaterThan(
      cosineSimilarity(asked, encode('my knees hurt on the stairs')) + 0.1,
    );
  });

  it('gives the same embedding if a text is in capitals or has curly quotes or extra whitespace', () => {
    const plain = encode("i can't sleep");
    expect(cosineSimilarity(plain, encode('  i  can’t\n sleep '))).toBeCloseTo(1, 5);
    expect(cosineSimilarity(plain, encode("I CAN'T SLEEP"))).toBeCloseTo(1, 5);
  });

  it('reads the beginning and the end of a long text', () => {
    const story =
      'we moved in march and the boxes are still in the hall and nobody calls anymore '.repeat(6);
    const asked = 'how do i find friends here';
    const whole = encode(`${story} ${asked}`);
    expect(whole).toEqual(encode(`${story} and then some more of the same. ${story} ${asked}`));
    expect(whole).not.toEqual(encode(`${story} how do i sell them all`));
  });

  it('never throws and always returns a unit vector', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 800 }), (text) => {
        const embedding = encode(text);
        expect(embedding).toHaveLength(DIMENSIONS);
        expect(dot(embedding, embedding)).toBeCloseTo(1, 4);
      }),
      { numRuns: 10 },
    );
    expect(encode('')).toHaveLength(DIMENSIONS);
  });
});
