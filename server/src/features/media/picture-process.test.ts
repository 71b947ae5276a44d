import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const REFUSES = `import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
os.setPriority = () => { throw new Error('EPERM'); };
syncBuiltinESMExports();`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('the picture process works even if it may not lower its priority', {
  timeout: 120_000,
}, async () => {
  const create = { width: 60, height: 40, channels: 3, background: '#147' } as const;
  await sharp({ create }).jpeg().toFile(join(folder, 'source'));
  const preload = `data:text/javascript,${encodeURIComponent(REFUSES)}`;
  await promisify(execFile)(process.execPath, [
    ...['--no-warnings', '--import', preload],
    ...[SCRIPT, folder, 'image/jpeg'],
  ]);
  const made = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'));
  expect(made).toEqual({ width: 60, height: 40 });
});
