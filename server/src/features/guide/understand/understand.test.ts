import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readHelp, readQuestions } from '../../../db/seed/content-files.ts';
import { understandHere } from '../../../testing/guide/understand-here.ts';
import { readExamples, sourceOf } from './examples.ts';
import { readModel } from './model-file.ts';
import { putRight, spellingOf } from './spelling.ts';

describe('what the guide has learned', () => {
  it('is what its questions teach; otherwise run `npm run train:guide`', async () => {
    expect(readModel().source).toBe(sourceOf(await readExamples()));
  });

  it('is about pages and help answers that are there', async () => {
    const help = new Set((await readHelp()).map(({ front }) => front.id));
    const asked = (await readQuestions()).filter(({ kind }) => kind === 'product');
    expect(asked.flatMap(({ about }) => about).filter((id) => !help.has(id))).toEqual([]);
    expect(help.size).toBeGreaterThanOrEqual(40);
  });

  it('never throws, and is always nearly a whole of likelihoods, the highest first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
        const { meanings, leaning } = understandHere(message);
        expect(leaning).toBeLessThan(1);
        const told = meanings.map(({ likelihood }) => likelihood);
        expect(told).toEqual(told.toSorted((a, b) => b - a));
        const sum = told.reduce((total, likelihood) => total + likelihood, 0);
        // What is hardly likely is left out.
        expect(sum).toBeGreaterThan(0.97);
        expect(sum).toBeLessThan(1.000_01);
      }),
      { numRuns: 20 },
    );
  });
});

describe('spelling', () => {
  const spelling = spellingOf(['password', 'marriage', 'sleep', 'pulse', 'forgot']);

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
  ])('%s is read as %s', (written, meant) => {
    expect(putRight(written, spelling)).toBe(meant);
  });

  it('takes no longer for a long message of unknown words', () => {
    let tried = 0;
    const correct = (word: string) => {
      tried++;
      return word;
    };
    putRight('qwertz '.repeat(300), { ...spelling, correct });
    expect(tried).toBeLessThanOrEqual(12);
  });
});
