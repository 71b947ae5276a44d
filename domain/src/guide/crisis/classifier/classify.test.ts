import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { detectCrisis } from '../../detect-crisis.ts';
import { classify } from './classify.ts';
import { extractFeatures, toBucket } from './features.ts';
import { unpack } from './packed.ts';
import { lengthFactor, PART_PENALTY } from './score.ts';
import { DANGER } from './table.ts';
import { getWindowWords } from './windows.ts';

const weights = unpack([DANGER]);
const danger = (message: string) => classify(message).danger;

describe('the crisis classifier', () => {
  it.each(['my constructor is late', 'toString __proto__ valueOf'])(
    'treats names of JavaScript properties as ordinary words: %j',
    (message) => {
      expect(detectCrisis(message)).toBeNull();
    },
  );

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600, size: 'max' }), (message) => {
        detectCrisis(message);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['swapped letters', 'i wnat to kil mysefl tongiht'],
    ['spelled-out words', 'i want to k i l l myself'],
    ['capitals', 'I DONT WANT TO BE HERE ANYMORE'],
    [
      'a crisis after a “but”',
      'Thanks for the sleep tips, they are lovely, but I do not want to live any more.',
    ],
    [
      'a crisis inside a long message',
      `${'We had a quiet week and the garden is coming on. '.repeat(12)}I have written letters to my kids for when I am gone. ${'The weather was mild. '.repeat(12)}`,
    ],
    ['Spanish', 'ya no quiero seguir viviendo'],
    ['French', 'je ne veux plus vivre'],
    ['German', 'alle wären ohne mich besser dran'],
    ['Portuguese', 'não quero mais viver'],
    ['Russian', 'я не хочу жить'],
  ])('detects a danger, for example %s', (_name, message) => {
    expect(detectCrisis(message)).not.toBeNull();
  });

  test.each([
    'This commute is killing me, any wind-down for trains?',
    'my foot fell asleep on the plane',
    'How do I cancel my membership?',
    'Deadlifts destroyed my legs today lol',
  ])('finds no danger in %j', (message) => {
    expect(detectCrisis(message)).toBeNull();
  });

  it('leads to a gentle answer for bereaved people, but to the alarm if they are in danger themselves', () => {
    const loss = 'My brother took his own life last year and I keep asking why.';
    expect(detectCrisis(loss)?.answer).toBe('bereaved');
    expect(
      detectCrisis('My brother killed himself and now I want to kill myself too, tonight.')?.answer,
    ).toBe('alarm');
  });

  it.each(['ﷺ', '💔', '? '])('detects a crisis after two thousand repetitions of %j', (unit) => {
    expect(detectCrisis(`${unit.repeat(2_000)} I want to die.`)?.answer).toBe('alarm');
  });

  it('scores a dangerous sentence higher than the harmless text around it', () => {
    const sentence = 'I want to die.';
    const around = 'How much water should I drink in a day? '.repeat(30);
    expect(danger(`${around}${sentence} ${around}`)).toBeGreaterThan(danger(around));
  });

  it('scores a message by the same features as in training', () => {
    const words = fc.constantFrom('i', 'want', 'to', 'die', 'sleep', 'me', 'he', 'hits', '.', '?');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 90 }), (said) => {
        const message = said.join(' ');
        const scores = getWindowWords(message).map((window, place) => {
          const signs = extractFeatures(window);
          const loud = [signs.wordFeatures, signs.charFeatures].map((hashes) => {
            const steps = hashes.map((hash) => weights.quantized[toBucket(hash)] ?? 0);
            return steps.reduce((sum, one) => sum + one, 0) * lengthFactor(hashes);
          });
          const heard = DANGER.bias + DANGER.scale * loud.reduce((sum, one) => sum + one, 0);
          return place === 0 ? heard : heard - PART_PENALTY;
        });
        expect(danger(message)).toBeCloseTo(Math.max(...scores), 6);
      }),
    );
  });

  it.each(['a ', 'kill. ', 'a.', '.', 'ß#', 'ж', 'ﷺ', '💔', '⒦', '?!a '])(
    'takes linear time for repetitions of %j',
    (unit) => {
      const started = Date.now();
      detectCrisis(unit.repeat(100_000 / unit.length));
      expect(Date.now() - started).toBeLessThan(20_000);
    },
  );
});
