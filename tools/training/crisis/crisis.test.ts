import { type Crisis, detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { classifyCrisis } from '@hearthway/server/features/guide/crisis/classify-crisis';
import { readQuestionSet } from '@hearthway/server/testing/guide/known-questions';
import { describe, expect, it } from 'vitest';
import { measureClassifierBytes } from './built-classifier.ts';
import { type Phrase, readCorpus, readPhrases } from './corpus.ts';

/**
 * Returns phrases that were held back from training, and phrases of authors who wrote no training
 * data.
 */
const readSet = (name: string) => readPhrases(`tools/training/sets/crisis/${name}.tsv`);
const unseenAuthors = readSet('threshold');
const secondAuthors = readSet('threshold-second');
const allUnseen = [
  ...unseenAuthors,
  ...secondAuthors,
  ...['threshold-third', 'looked-at-fourth', 'looked-at-fifth'].flatMap(readSet),
];
const heldOut = readSet('threshold-blocks');
const questions = readSet('threshold-questions');
const asked = readSet('threshold-asked');
const ordinary = readSet('threshold-ordinary');
const everyday = readQuestionSet('kept').flatMap(({ kind, text }) =>
  kind === 'health' ? [text] : [],
);

function share(
  detect: (text: string) => Crisis | null,
  phrases: readonly Phrase[],
  label: string,
  ...answers: string[]
): number {
  const own = phrases.filter((one) => one.label === label);
  const found = own.filter(({ text }) => answers.includes(detect(text)?.answer ?? ''));
  return found.length / own.length;
}

describe('the crisis classifier of the browser', () => {
  it('adds less than 25 KB to the web app', async () => {
    expect(await measureClassifierBytes()).toBeLessThan(25 * 1024);
  });

  it('is trained on more than 15,000 phrases, none of them from the threshold sets', () => {
    const corpus = readCorpus();
    expect(corpus.length).toBeGreaterThan(15_000);
    const known = new Set(corpus.map(({ text }) => text.toLowerCase()));
    const chosenOn = [
      ...unseenAuthors,
      ...secondAuthors,
      ...heldOut,
      ...questions,
      ...asked,
      ...ordinary,
    ];
    expect(chosenOn.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['unseen authors', unseenAuthors, 'en', 0.84, 0.17],
    ['unseen authors', unseenAuthors, 'es', 0.85, 0.17],
    ['unseen authors', unseenAuthors, 'fr', 0.85, 0.27],
    ['unseen authors', unseenAuthors, 'de', 0.8, 0.27],
    ['held-out blocks', heldOut, 'en', 0.85, 0.2],
    ['held-out blocks', heldOut, 'es', 0.85, 0.33],
    ['held-out blocks', heldOut, 'fr', 0.85, 0.27],
    ['held-out blocks', heldOut, 'de', 0.8, 0.3],
  ] as const)(
    'is as accurate on %s (case %#) as when its thresholds were chosen',
    (_name, phrases, language, minRecall, maxShown) => {
      const own = phrases.filter((one) => one.language === language);
      const of = (label: string, ...answers: string[]) =>
        share(detectCrisis, own, label, ...answers);
      expect(of('danger', 'alarm', 'check', 'bereaved')).toBeGreaterThanOrEqual(minRecall);
      expect(of('harmless', 'alarm')).toBeLessThanOrEqual(0.04);
      expect(of('harmless', 'alarm', 'check', 'bereaved')).toBeLessThanOrEqual(maxShown);
    },
  );
});

describe('the crisis classifier of the server', { timeout: 60_000 }, () => {
  it.each([
    ['en', 0.96, 0.16],
    ['es', 0.97, 0.24],
    ['fr', 0.95, 0.29],
    ['de', 0.95, 0.2],
  ] as const)(
    'recognizes danger in phrases of unseen authors, in %s',
    (language, minRecall, maxShown) => {
      const own = allUnseen.filter((one) => one.language === language);
      const of = (label: string, ...answers: string[]) =>
        share(classifyCrisis, own, label, ...answers);
      expect(of('danger', 'alarm', 'check', 'bereaved')).toBeGreaterThanOrEqual(minRecall);
      expect(of('harmless', 'alarm')).toBeLessThanOrEqual(0.04);
      expect(of('harmless', 'alarm', 'check', 'bereaved')).toBeLessThanOrEqual(maxShown);
    },
  );

  it('shows no alarm for most questions to the guide', () => {
    expect(share(classifyCrisis, questions, 'harmless', 'alarm')).toBeLessThanOrEqual(0.02);
    expect(share(classifyCrisis, questions, 'harmless', 'check')).toBeLessThanOrEqual(0.08);
  });

  it.each([
    ['asked-health', 0.016, 0.13],
    ['asked-product', 0.005, 0.035],
  ])('shows no alarm for most unseen questions of kind %s', (kind, maxAlarm, maxAsked) => {
    const own = asked.filter((one) => one.kind === kind);
    expect(share(classifyCrisis, own, 'harmless', 'alarm')).toBeLessThanOrEqual(maxAlarm);
    expect(share(classifyCrisis, own, 'harmless', 'check')).toBeLessThanOrEqual(maxAsked);
  });

  it('shows no alarm for most everyday messages', () => {
    const answers = everyday.map((text) => classifyCrisis(text)?.answer);
    const getShare = (answer: string) =>
      answers.filter((one) => one === answer).length / answers.length;
    expect(getShare('alarm')).toBeLessThanOrEqual(0.02);
    expect(getShare('check')).toBeLessThanOrEqual(0.16);
  });

  it('shows no alarm for most short everyday phrases', () => {
    expect(share(classifyCrisis, ordinary, 'harmless', 'alarm')).toBeLessThanOrEqual(0.02);
    expect(share(classifyCrisis, ordinary, 'harmless', 'alarm', 'check')).toBeLessThanOrEqual(0.1);
    expect(classifyCrisis('Send the letter')).toBeNull();
  });
});
