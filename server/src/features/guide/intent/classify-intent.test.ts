import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHelp } from '../../../db/seed/content-files.ts';
import { classifyHere } from '../../../testing/guide/classify-here.ts';
import { readTrainingQuestions } from '../../../testing/guide/known-questions.ts';

describe('the intent model', () => {
  it('has training questions only about help answers that exist', async () => {
    const help = new Set((await readHelp()).map(({ front }) => front.id));
    const asked = readTrainingQuestions().filter(({ kind }) => kind === 'product');
    expect(asked.flatMap(({ about }) => about).filter((id) => !help.has(id))).toEqual([]);
    expect(help.size).toBeGreaterThanOrEqual(40);
  });

  it('never throws, and returns sorted probabilities that sum to almost one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
        const { intents, followUpProbability } = classifyHere(message);
        expect(followUpProbability).toBeLessThan(1);
        const probabilities = intents.map(({ probability }) => probability);
        expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
        const sum = probabilities.reduce((total, probability) => total + probability, 0);
        expect(sum).toBeGreaterThan(0.97);
        expect(sum).toBeLessThan(1.000_01);
      }),
      { numRuns: 20 },
    );
  });

  it('recognises the subject of a message with misspelt words', () => {
    const [intent] = classifyHere('i forgto my pasword').intents;
    expect(intent).toMatchObject({ kind: 'product', id: 'password' });
  });
});
