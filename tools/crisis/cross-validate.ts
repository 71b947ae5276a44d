import { loudestOf } from '@hearthway/domain/guide/crisis/classifier/score';
import { readMessage } from '@hearthway/domain/guide/crisis/classifier/windows';
import type { Phrase } from './corpus.ts';
import { DANGER, train } from './train.ts';

const FOLDS = 3;
const isTaught = (voice: string) => /^(patterns|former|other|questions|coach|pages)/.test(voice);

/** Holds out whole voices, since a voice that was never met is what has to be heard. */
export function crossValidate(phrases: readonly Phrase[]): void {
  const voices = [...new Set(phrases.map(({ voice }) => voice))].filter(
    (voice) => !isTaught(voice),
  );
  const scored: { phrase: Phrase; score: number }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ voice }: Phrase) => voices.indexOf(voice) % FOLDS === fold;
    const taught = phrases.filter((phrase) => !isHeldOut(phrase));
    const weights = train(taught, DANGER);
    for (const phrase of phrases.filter(isHeldOut)) {
      const [loudest] = loudestOf(readMessage(phrase.text), weights);
      scored.push({ phrase, score: loudest?.score ?? 0 });
    }
  }
  for (const language of ['en', 'es', 'fr', 'de']) {
    const own = scored.filter(({ phrase }) => phrase.language === language);
    const scores = (label: string) =>
      own.filter(({ phrase }) => phrase.label === label).map(({ score }) => score);
    const harmless = scores('harmless').sort((a, b) => b - a);
    const danger = scores('danger');
    const heard = [0.02, 0.04, 0.1, 0.2].map((share) => {
      const threshold = harmless[Math.floor(harmless.length * share)] ?? 0;
      const count = danger.filter((score) => score > threshold).length;
      return `${share * 100} %: ${Math.round((100 * count) / danger.length)} %`;
    });
    console.info(`${language}  heard at false alarms of ${heard.join(', ')}`);
  }
}
