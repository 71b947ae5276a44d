import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readHelp, readQuestions } from '../../../db/seed/content-files.ts';
import { classifyHere } from '../../../testing/guide/classify-here.ts';
import { digestExamples, readExamples } from './examples.ts';
import { readModel } from './model-file.ts';
import { correctSpelling, createSpellChecker } from './spelling.ts';

describe('the intent model', () => {
  it('is trained on the current questions (if not, run `npm run train:guide`)', async () => {
    expect(readModel().source).toBe(digestExamples(await readExamples()));
  });

  it('has product questions about existing help answers only', async () => {
    const help = new Set((await readHelp()).map(({ front }) => front.id));
    const asked = (await readQuestions()).filter(({ kind }) => kind === 'product');
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
        // Labels below 0.0001 are dropped.
        expect(sum).toBeGreaterThan(0.97);
        expect(sum).toBeLessThan(1.000_01);
      }),
      { numRuns: 20 },
    );
  });
});

describe('spelling correction', () => {
  const spellChecker = createSpellChecker(['password', 'marriage', 'sleep', 'pulse', 'forgot']);

  test.each([
    ['pasword', 'password'],
    ['marraige', 'marriage'],
    ['sleeep', 'sleep'],
    ['pulse', 'pulse'],
    ['pmt', 'pmt'],
    [
      "I forgto my Pasword… isn't it café-like, 123abcde?",
      "I forgot my password… isn't it café-like, 123abcde?",
    ],
  ])('reads %s as %s', (written, meant) => {
    expect(correctSpelling(written, spellChecker)).toBe(meant);
  });

  it('corrects at most twelve words of a message', () => {
    let tried = 0;
    const correct = (word: string) => {
      tried++;
      return word;
    };
    correctSpelling('qwertz '.repeat(300), { ...spellChecker, correct });
    expect(tried).toBeLessThanOrEqual(12);
  });
});
