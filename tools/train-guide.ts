import { readExamples } from '@hearthway/server/features/guide/understand/examples';
import { writeModel } from '@hearthway/server/features/guide/understand/model-file';
import { train } from '@hearthway/server/features/guide/understand/train';

/**
 * Makes the guide's model say what the questions in `content/guide/questions` teach. To be run when
 * questions, help answers, titles or headings have changed; the result is part of the source.
 */
const examples = await readExamples();
const model = train(examples, (doing) => console.info(doing));
writeModel(model);
console.info(
  `${examples.length} examples, ${model.labels.length} labels, ${model.signs.length} signs`,
);
