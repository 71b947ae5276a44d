import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from '@hearthway/domain/guide/crisis/classifier/packed';
import { writeEars } from '@hearthway/server/features/guide/ears/ears-file';
import { corpusDigest, isForTheServer, readCorpus } from './crisis/corpus.ts';
import { crossValidate } from './crisis/cross-validate.ts';
import { pack } from './crisis/pack.ts';
import { BEREAVED, DANGER, train } from './crisis/train.ts';
import { trainEars } from './crisis/train-ears.ts';
import { ROOT } from './steps.ts';

// usage: npm run train:crisis            makes the browser's table and the server's ears from the corpus
//        npm run train:crisis -- --cross  shows how well it does on voices it was not taught
const TABLE = 'domain/src/guide/crisis/classifier/table.ts';
const phrases = readCorpus().filter((phrase) => !isForTheServer(phrase));

const source = ({ bias, scale, gaps, weights }: Packed) => `{
  bias: ${bias},
  scale: ${scale},
  gaps: '${gaps}',
  weights:
    '${weights}',
}`;

if (process.argv.includes('--cross')) {
  crossValidate(phrases);
} else {
  const [danger, bereaved] = [DANGER, BEREAVED].map((question) =>
    pack(train(phrases, question)),
  ) as [Packed, Packed];
  const text = `import type { Packed } from './packed.ts';

// Made by \`npm run train:crisis\` from the corpus beside it; not to be changed by hand.

// Made from corpus and makers with the digest ${corpusDigest()}.

export const DANGER: Packed = ${source(danger)};

export const BEREAVED: Packed = ${source(bereaved)};
`;
  writeFileSync(join(ROOT, TABLE), text);
  console.info(`${phrases.length} phrases, ${danger.weights.length} weights → ${TABLE}`);
  const ears = await trainEars((name) => console.info(`an ear for ${name}`));
  writeEars(ears);
  console.info(`${ears.ears.length} ears, ${ears.weights.length / ears.ears.length} signs`);
}
