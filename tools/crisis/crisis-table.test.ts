import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { questionsOf } from '@hearthway/server/db/seed/content-files';
import { readEars } from '@hearthway/server/features/guide/ears/ears-file';
import { hearCrisis } from '@hearthway/server/features/guide/ears/hear-crisis';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps.ts';
import { classifierBytes } from './built-classifier.ts';
import { corpusDigest, type Phrase, readCorpus, readPhrases } from './corpus.ts';

const CLASSIFIER = join(ROOT, 'domain/src/guide/crisis/classifier');
/** Phrases of writers who took no part in the teaching, and blocks held out of those who did. */
const unseenVoices = readPhrases('bench/crisis/threshold.tsv');
const secondVoices = readPhrases('bench/crisis/threshold-second.tsv');
const heldOut = readPhrases('bench/crisis/threshold-blocks.tsv');
const questions = readPhrases('bench/crisis/threshold-questions.tsv');
const asked = readPhrases('bench/crisis/threshold-asked.tsv');
const ordinary = readPhrases('bench/crisis/threshold-ordinary.tsv');
/** Two writers of everyday messages who took no part either. */
const everyday = questionsOf(
  readFileSync(join(ROOT, 'server/src/testing/guide/kept-questions.tsv'), 'utf8'),
).flatMap(({ kind, text }) => (kind === 'health' ? [text] : []));

function share(
  hear: typeof hearCrisis,
  phrases: readonly Phrase[],
  label: string,
  ...answers: string[]
): number {
  const own = phrases.filter((one) => one.label === label);
  const found = own.filter(({ text }) => answers.includes(hear(text)?.answer ?? ''));
  return found.length / own.length;
}

describe('the crisis classifier', () => {
  it('is what the corpus gives: otherwise `npm run train:crisis`', () => {
    const table = readFileSync(join(CLASSIFIER, 'table.ts'), 'utf8');
    expect(/digest (\w+)\./.exec(table)?.[1]).toBe(corpusDigest());
    expect(readEars().source).toBe(corpusDigest());
  });

  it('weighs less than 25 KB in the browser', async () => {
    expect(await classifierBytes()).toBeLessThan(25 * 1024);
  });

  it('has several thousand phrases, and none of the threshold sets among them', () => {
    const corpus = readCorpus();
    expect(corpus.length).toBeGreaterThan(15_000);
    const known = new Set(corpus.map(({ text }) => text.toLowerCase()));
    const chosenOn = [
      ...unseenVoices,
      ...secondVoices,
      ...heldOut,
      ...questions,
      ...asked,
      ...ordinary,
    ];
    expect(chosenOn.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['unseen voices', unseenVoices, 'en', 0.84, 0.17],
    ['unseen voices', unseenVoices, 'es', 0.85, 0.17],
    ['unseen voices', unseenVoices, 'fr', 0.85, 0.27],
    ['unseen voices', unseenVoices, 'de', 0.8, 0.27],
    ['held-out blocks', heldOut, 'en', 0.85, 0.2],
    ['held-out blocks', heldOut, 'es', 0.85, 0.33],
    ['held-out blocks', heldOut, 'fr', 0.85, 0.27],
    ['held-out blocks', heldOut, 'de', 0.8, 0.3],
  ] as const)(
    'does no worse on %s, %#, than when its thresholds were chosen',
    (_name, phrases, language, heard, shown) => {
      const own = phrases.filter((one) => one.language === language);
      const of = (label: string, ...answers: string[]) =>
        share(detectCrisis, own, label, ...answers);
      expect(of('danger', 'alarm', 'ask', 'bereaved')).toBeGreaterThanOrEqual(heard);
      expect(of('harmless', 'alarm')).toBeLessThanOrEqual(0.04);
      expect(of('harmless', 'alarm', 'ask', 'bereaved')).toBeLessThanOrEqual(shown);
    },
  );
});

describe('the ears of the server', { timeout: 60_000 }, () => {
  it.each([
    ['en', 0.96, 0.15],
    ['es', 0.95, 0.22],
    ['fr', 0.92, 0.19],
    ['de', 0.95, 0.19],
  ] as const)('hear voices they were not taught by, in %s', (language, heard, shown) => {
    const own = [...unseenVoices, ...secondVoices].filter((one) => one.language === language);
    const of = (label: string, ...answers: string[]) => share(hearCrisis, own, label, ...answers);
    expect(of('danger', 'alarm', 'ask', 'bereaved')).toBeGreaterThanOrEqual(heard);
    expect(of('harmless', 'alarm')).toBeLessThanOrEqual(0.04);
    expect(of('harmless', 'alarm', 'ask', 'bereaved')).toBeLessThanOrEqual(shown);
  });

  it('leave most questions to the guide alone', () => {
    expect(share(hearCrisis, questions, 'harmless', 'alarm')).toBeLessThanOrEqual(0.02);
    expect(share(hearCrisis, questions, 'harmless', 'ask')).toBeLessThanOrEqual(0.08);
  });

  it.each([
    ['asked-health', 0.016, 0.13],
    ['asked-product', 0.005, 0.035],
  ])('ask about few of the questions they were not taught, of %s', (kind, alarmed, shown) => {
    const own = asked.filter((one) => one.kind === kind);
    expect(share(hearCrisis, own, 'harmless', 'alarm')).toBeLessThanOrEqual(alarmed);
    expect(share(hearCrisis, own, 'harmless', 'ask')).toBeLessThanOrEqual(shown);
  });

  it('ask about few who tell of their everyday lives', () => {
    const heard = everyday.map((text) => hearCrisis(text)?.answer);
    const told = (answer: string) => heard.filter((one) => one === answer).length / heard.length;
    expect(told('alarm')).toBeLessThanOrEqual(0.02);
    expect(told('ask')).toBeLessThanOrEqual(0.16);
  });

  it('ask about few of the short things that everybody says', () => {
    expect(share(hearCrisis, ordinary, 'harmless', 'alarm')).toBeLessThanOrEqual(0.02);
    expect(share(hearCrisis, ordinary, 'harmless', 'alarm', 'ask')).toBeLessThanOrEqual(0.1);
    expect(hearCrisis('Send the letter')).toBeNull();
  });
});
