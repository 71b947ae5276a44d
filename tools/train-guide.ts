import { readExamples } from '@hearthway/server/features/guide/intent/examples';
import { writeModel } from '@hearthway/server/features/guide/intent/model-file';
import { train } from '@hearthway/server/features/guide/intent/train';

/**
 * Trains the guide's intent model from the questions in `content/guide/questions`. Run it when
 * questions, help answers, titles or headings change, and commit the result.
 */
const examples = await readExamples();
const model = train(examples, (message) => console.info(message));
writeModel(model);
console.info(
  `${examples.length} examples, ${model.labels.length} labels, ${model.featureNames.length} features`,
);
