import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../steps.ts';
import { readStages } from './dockerfile.ts';

test('stages, instructions and continued lines are read', () => {
  const text =
    '# hello\nFROM a:1 AS build\nRUN one \\\n  && two\n\nFROM b:2\nCOPY --from=build /x /y\n';
  expect(readStages(text)).toEqual([
    { base: 'a:1', name: 'build', instructions: [{ name: 'RUN', rest: 'one && two' }] },
    { base: 'b:2', name: null, instructions: [{ name: 'COPY', rest: '--from=build /x /y' }] },
  ]);
});

test('our image runs as nobody in particular, with a health check', async () => {
  const [, last] = readStages(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
  const of = (name: string) => last?.instructions.filter((found) => found.name === name);
  expect(of('USER')).toEqual([{ name: 'USER', rest: '10001:10001' }]);
  expect(of('HEALTHCHECK')).toHaveLength(1);
  expect(of('ENTRYPOINT')).toHaveLength(1);
});
