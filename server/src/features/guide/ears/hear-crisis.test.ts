import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { CRISIS_PHRASES, HARMLESS_PHRASES } from '@hearthway/domain/guide/testing/crisis-phrases';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hearCrisis } from './hear-crisis.ts';

describe('what the server hears', () => {
  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (message) => {
        hearCrisis(message);
      }),
      { numRuns: 200 },
    );
  });

  it('passes over nothing that the rules know', () => {
    expect(CRISIS_PHRASES.filter((message) => !hearCrisis(message))).toEqual([]);
    expect(HARMLESS_PHRASES.filter((message) => hearCrisis(message))).toEqual([]);
  });

  test.each([
    'I want to die.',
    'My brother took his own life last year and I keep asking why.',
    'ya no quiero seguir viviendo',
  ])('says the same as a browser that is sure: %j', (message) => {
    const inBrowser = detectCrisis(message);
    expect(['alarm', 'bereaved']).toContain(inBrowser?.answer);
    expect(hearCrisis(message)).toEqual(inBrowser);
  });

  test.each([
    'How do I cancel my membership?',
    'what helps against snoring',
    'This commute is killing me, any wind-down for trains?',
    'is it locked forever',
    'want the paid one',
    'Since Dani left I have been living on cereal and delivery. How do I get back to cooking for one?',
  ])('leaves %j alone', (message) => {
    expect(hearCrisis(message)).toBeNull();
  });

  it.each(['a ', 'kill. ', 'a.', '.', 'ß#', 'ж'])('takes time in proportion to %j', (unit) => {
    const started = Date.now();
    hearCrisis(unit.repeat(100_000 / unit.length));
    expect(Date.now() - started).toBeLessThan(15_000);
  });
});
