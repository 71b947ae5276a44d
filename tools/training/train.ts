import { trainCrisis } from './crisis/train-crisis.ts';
import { trainEncoder } from './encoder/train-encoder.ts';
import { trainIntent } from './intent/train-intent.ts';
import { type ModelName, recordModel } from './manifest.ts';

// usage: npm run guide:train                 trains the crisis and intent models and replaces them
//        npm run guide:train -- intent       trains one of them
//        npm run guide:train -- encoder intent   also the encoder, which needs clang and PyTorch

/** The models are trained in this order, because the intent model uses the encoder's output. */
const TRAINERS: Readonly<Record<ModelName, () => Promise<void>>> = {
  encoder: trainEncoder,
  crisis: trainCrisis,
  intent: trainIntent,
};
const DEFAULT: readonly string[] = ['crisis', 'intent'];

const given = process.argv.slice(2);
const unknown = given.filter((name) => !(name in TRAINERS));
if (unknown.length > 0) throw new Error(`there is no model named ${unknown.join(', ')}`);
const wanted = given.length > 0 ? given : DEFAULT;
for (const [name, train] of Object.entries(TRAINERS) as [ModelName, () => Promise<void>][]) {
  if (!wanted.includes(name)) continue;
  const started = performance.now();
  await train();
  await recordModel(name);
  console.info(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}
