import { findTopWindows } from '@hearthway/domain/guide/crisis/classifier/score';
import { splitIntoWindows } from '@hearthway/domain/guide/crisis/classifier/windows';
import type { Phrase } from './corpus.ts';
import { DANGER, train } from './train.ts';

const FOLDS = 3;
const isAlwaysInTraining = (author: string) =>
  /^(patterns|former|other|questions|coach|pages)/.test(author);

/**
 * Leaves out all phrases of an author at once, because real members are authors the model has not
 * seen.
 */
export function crossValidate(phrases: readonly Phrase[]): void {
  const authors = [...new Set(phrases.map(({ author }) => author))].filter(
    (author) => !isAlwaysInTraining(author),
  );
  const scored: { phrase: Phrase; score: number }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ author }: Phrase) => authors.indexOf(author) % FOLDS === fold;
    const training = phrases.filter((phrase) => !isHeldOut(phrase));
    const weights = train(training, DANGER);
    for (const phrase of phrases.filter(isHeldOut)) {
      const [loudest] = findTopWindows(splitIntoWindows(phrase.text), weights);
      scored.push({ phrase, score: loudest?.score ?? 0 });
    }
  }
  for (const language of ['en', 'es', 'fr', 'de']) {
    const own = scored.filter(({ phrase }) => phrase.language === language);
    const scores = (label: string) =>
      own.filter(({ phrase }) => phrase.label === label).map(({ score }) => score);
    const harmless = scores('harmless').sort((a, b) => b - a);
    const danger = scores('danger');
    const recall = [0.02, 0.04, 0.1, 0.2].map((share) => {
      const threshold = harmless[Math.floor(harmless.length * share)] ?? 0;
      const count = danger.filter((score) => score > threshold).length;
      return `${share * 100} %: ${Math.round((100 * count) / danger.length)} %`;
    });
    console.info(`${language}  recall at false alarms of ${recall.join(', ')}`);
  }
}
