import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from '../steps.ts';
import { describeModel, type ModelName, readManifest } from './manifest.ts';

const NAMES: ModelName[] = ['encoder', 'crisis', 'intent'];
const MAX_BYTES = 15_000_000;

describe('the models of the guide', () => {
  test.each(NAMES)(
    'match their training data and code: %s (if not, run `npm run guide:train`)',
    async (name) => {
      expect(await describeModel(name)).toEqual(readManifest()[name]);
    },
  );

  it('take at most 15 MB together', () => {
    const files = Object.values(readManifest()).flatMap(({ files }) => Object.keys(files));
    const bytes = files.reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});
