import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps.ts';
import { corpusDigest, readCorpus, readPhrases } from './corpus.ts';

const CLASSIFIER = join(ROOT, 'domain/src/guide/crisis/classifier');
const threshold = readPhrases('bench/crisis/threshold.tsv');

describe('the crisis classifier', () => {
  it('is what the corpus gives: otherwise `npm run train:crisis`', () => {
    const table = readFileSync(join(CLASSIFIER, 'table.ts'), 'utf8');
    expect(/digest (\w+)\./.exec(table)?.[1]).toBe(corpusDigest());
  });

  it('weighs less than 25 KB, before its comments are taken out', () => {
    const sizes = readdirSync(CLASSIFIER)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => brotliCompressSync(readFileSync(join(CLASSIFIER, name))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * 1024);
  });

  it('has several thousand phrases, and none of the threshold set among them', () => {
    const corpus = readCorpus();
    expect(corpus.length).toBeGreaterThan(5000);
    const known = new Set(corpus.map(({ text }) => text.toLowerCase()));
    expect(threshold.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
  });

  it('does no worse on the threshold set than when its thresholds were chosen', () => {
    const english = threshold.filter(({ language }) => language === 'en');
    const share = (label: string, answers: readonly string[]) => {
      const own = english.filter((phrase) => phrase.label === label);
      const found = own.filter(({ text }) => answers.includes(detectCrisis(text)?.answer ?? ''));
      return found.length / own.length;
    };
    expect(share('danger', ['alarm', 'ask', 'bereaved'])).toBeGreaterThanOrEqual(0.7);
    expect(share('harmless', ['alarm'])).toBeLessThanOrEqual(0.06);
  });
});
