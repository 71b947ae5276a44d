import { type Example, sourceOf } from './examples.ts';
import { featuresOf, STRANGE_SIGNS, signsOf } from './features.ts';
import { learn } from './learn.ts';
import type { IntentModel } from './model-file.ts';
import { neighboursOf } from './neighbours.ts';
import { putRight, spellingOf } from './spelling.ts';
import { commonWords, stemOf, wordsOf } from './words.ts';

/** A sign that hardly any question has teaches nothing about others. */
const MIN_QUESTIONS = 4;
/** A word that so many questions have is no slip. */
const IS_A_WORD_FROM = 3;

/** Learns from examples, the same from the same. */
export function train(examples: readonly Example[], tell: (doing: string) => void): IntentModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const words = wordsOfOurs(examples);
  const spelling = spellingOf([...commonWords(), ...words]);
  const texts = examples.map(({ text }) => putRight(text, spelling));
  const { signs, counts } = census(texts.map(wordsOf));
  const places = new Map(signs.map((sign, place) => [sign, place]));
  const reading = {
    place: (sign: string) => places.get(sign),
    // Its own question does not count: an unseen one will have words of its own as well.
    isUsed: (stem: string) => (counts.get(stem) ?? 0) > 1,
  };
  const lessons = examples.map(({ label, weight }, index) => {
    if (index % 5_000 === 0) tell(`${index} of ${examples.length} examples read`);
    const features = featuresOf(texts[index] ?? '', reading);
    return { features, label: labels.indexOf(label), weight };
  });
  const learned = learn(lessons, signs.length, labels.length, (share) =>
    tell(`${Math.round(100 * share)} % learned`),
  );
  const near = neighboursOf(
    examples,
    lessons.map(({ label }) => label),
    lessons.map(({ features }) => features.meaning),
  );
  const stems = [...counts.keys()].sort();
  return { source: sourceOf(examples), labels, signs, stems, words, near, ...learned };
}

/** Words of the product and of its members that are not among the commonest of the language. */
function wordsOfOurs(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of examples) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = new Set(commonWords());
  return [...counts]
    .filter(([word, count]) => count >= IS_A_WORD_FROM && !common.has(word))
    .sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))
    .map(([word]) => word);
}

function census(read: readonly string[][]) {
  const signCounts = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const words of read) {
    for (const sign of Object.values(signsOf(words)).flat()) {
      signCounts.set(sign, (signCounts.get(sign) ?? 0) + 1);
    }
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const signs = [...signCounts].filter(([, count]) => count >= MIN_QUESTIONS).map(([sign]) => sign);
  return { signs: [...signs, ...STRANGE_SIGNS].sort(), counts };
}
