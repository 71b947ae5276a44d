import { extractFeatures, getFeatureNames } from '@hearthway/server/features/guide/intent/features';
import { splitMessage, toStem } from '@hearthway/server/features/guide/intent/words';
import { readExamples } from './examples.ts';
import { trainNetwork } from './train-network.ts';
import { writeIntentModel } from './write-model.ts';

/**
 * Features that occur in fewer questions are left out, because they do not help with new questions.
 * Pairs of words have a higher minimum, because each pair adds 130 bytes to the model.
 */
const MIN_QUESTIONS = { word: 4, ngram: 4, bigram: 12 } as const;

/** Training is deterministic: the same examples give the same model. */
export async function trainIntent(): Promise<void> {
  const examples = await readExamples();
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const messages = examples.map(({ text }) => splitMessage(text));
  const featureNames = findFeatureNames(messages);
  const ids = new Map(featureNames.map((name, id) => [name, id]));
  const trainingExamples = examples.map(({ label, weight, text }, index) => {
    if (index % 10_000 === 0) console.info(`encoded ${index} of ${examples.length} examples`);
    const features = extractFeatures(text, (name) => ids.get(name));
    return { features, label: labels.indexOf(label), weight };
  });
  const network = trainNetwork(trainingExamples, featureNames.length, labels.length, (share) =>
    console.info(`trained ${Math.round(100 * share)} %`),
  );
  const stems = [...new Set(messages.flat().map(toStem))].sort();
  writeIntentModel({ labels, featureNames, stems }, network);
  console.info(
    `intent model: ${examples.length} examples, ${labels.length} labels, ${featureNames.length} features`,
  );
}

function findFeatureNames(messages: readonly string[][]): string[] {
  const counts = { word: new Map(), bigram: new Map(), ngram: new Map() } as Record<
    keyof typeof MIN_QUESTIONS,
    Map<string, number>
  >;
  const groups = Object.keys(MIN_QUESTIONS) as (keyof typeof MIN_QUESTIONS)[];
  for (const words of messages) {
    const names = getFeatureNames(words);
    for (const group of groups)
      for (const name of names[group]) counts[group].set(name, (counts[group].get(name) ?? 0) + 1);
  }
  return groups
    .flatMap((group) =>
      [...counts[group]].flatMap(([name, count]) => (count >= MIN_QUESTIONS[group] ? name : [])),
    )
    .sort();
}
