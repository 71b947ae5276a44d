import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { CRISIS_PHRASES, HARMLESS_PHRASES } from '@hearthway/domain/guide/testing/crisis-phrases';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { classifyCrisis } from './classify-crisis.ts';

describe('server-side crisis detection', () => {
  it('never throws an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (message) => {
        classifyCrisis(message);
      }),
      { numRuns: 200 },
    );
  });

  it('finds all known crisis phrases and no harmless ones', () => {
    expect(CRISIS_PHRASES.filter((message) => !classifyCrisis(message))).toEqual([]);
    expect(HARMLESS_PHRASES.filter((message) => classifyCrisis(message))).toEqual([]);
  });

  test.each([
    'I want to die.',
    'My brother took his own life last year and I keep asking why.',
    'ya no quiero seguir viviendo',
  ])('agrees with a confident result of the browser: %j', (message) => {
    const inBrowser = detectCrisis(message);
    expect(['alarm', 'bereaved']).toContain(inBrowser?.answer);
    expect(classifyCrisis(message)).toEqual(inBrowser);
  });

  test.each([
    'How do I cancel my membership?',
    'what helps against snoring',
    'This commute is killing me, any wind-down for trains?',
    'is it locked forever',
    'want the paid one',
    'Since Dani left I have been living on cereal and delivery. How do I get back to cooking for one?',
  ])('finds no crisis in %j', (message) => {
    expect(classifyCrisis(message)).toBeNull();
  });

  it.each(['a ', 'kill. ', 'a.', '.', 'ß#', 'ж'])(
    'takes linear time for a long message of repeated %j',
    (unit) => {
      const started = Date.now();
      classifyCrisis(unit.repeat(100_000 / unit.length));
      expect(Date.now() - started).toBeLessThan(15_000);
    },
  );
});
