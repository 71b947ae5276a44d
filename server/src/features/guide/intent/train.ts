import { digestExamples, type Example } from './examples.ts';
import { extractFeatures, getFeatureNames, UNKNOWN_WORD_FEATURES } from './features.ts';
import type { IntentModel } from './model-file.ts';
import { createNeighbours } from './neighbours.ts';
import { correctSpelling, createSpellChecker } from './spelling.ts';
import { trainNetwork } from './train-network.ts';
import { readCommonWords, splitMessage, toStem } from './words.ts';

/** Rarer features do not generalize. */
const MIN_QUESTIONS_PER_FEATURE = 4;
/** A word in this many questions is not a typo. */
const MIN_QUESTIONS_PER_WORD = 3;

/** Deterministic: the same examples give the same model. */
export function train(
  examples: readonly Example[],
  onProgress: (message: string) => void,
): IntentModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const words = findProductWords(examples);
  const spellChecker = createSpellChecker([...readCommonWords(), ...words]);
  const texts = examples.map(({ text }) => correctSpelling(text, spellChecker));
  const { featureNames, stemCounts } = countFeatures(texts.map(splitMessage));
  const ids = new Map(featureNames.map((name, id) => [name, id]));
  const featureSpace = {
    findId: (name: string) => ids.get(name),
    // More than one, so that a question's own words count as unknown, as they do in unseen questions.
    isKnownStem: (stem: string) => (stemCounts.get(stem) ?? 0) > 1,
  };
  const trainingExamples = examples.map(({ label, weight }, index) => {
    if (index % 5_000 === 0) onProgress(`encoded ${index} of ${examples.length} examples`);
    const features = extractFeatures(texts[index] ?? '', featureSpace);
    return { features, label: labels.indexOf(label), weight };
  });
  const network = trainNetwork(trainingExamples, featureNames.length, labels.length, (share) =>
    onProgress(`trained ${Math.round(100 * share)} %`),
  );
  const neighbours = createNeighbours(
    examples,
    trainingExamples.map(({ label }) => label),
    trainingExamples.map(({ features }) => features.embedding),
  );
  const stems = [...stemCounts.keys()].sort();
  const source = digestExamples(examples);
  return { source, labels, featureNames, stems, words, neighbours, ...network };
}

/** Frequent words of our questions that are not among the common English words. */
function findProductWords(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of examples) {
    for (const word of new Set(splitMessage(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = new Set(readCommonWords());
  return [...counts]
    .filter(([word, count]) => count >= MIN_QUESTIONS_PER_WORD && !common.has(word))
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([word]) => word);
}

function countFeatures(messages: readonly string[][]) {
  const featureCounts = new Map<string, number>();
  const stemCounts = new Map<string, number>();
  for (const words of messages) {
    for (const name of Object.values(getFeatureNames(words)).flat()) {
      featureCounts.set(name, (featureCounts.get(name) ?? 0) + 1);
    }
    for (const stem of new Set(words.map(toStem))) {
      stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + 1);
    }
  }
  const frequent = [...featureCounts]
    .filter(([, count]) => count >= MIN_QUESTIONS_PER_FEATURE)
    .map(([name]) => name);
  return { featureNames: [...frequent, ...UNKNOWN_WORD_FEATURES].sort(), stemCounts };
}
