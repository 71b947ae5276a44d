import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms } from './bench.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const MAX_MS = 3_000;
const PATIENCE_MS = 180_000;

export const start: Bench = {
  name: 'start',
  about: 'from npm start to the first answered request, when everything is installed and built',
  async run({ quick, say }) {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
    const bareFolder = `${folder}-bare`;
    try {
      say(`first start: ${ms(await npmStart(folder))}`);
      await cp(join(folder, 'database'), join(bareFolder, 'database'), { recursive: true });
      const ours: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < (quick ? 1 : 5); round++) {
        bare.push(await bareStart(bareFolder));
        ours.push(await npmStart(folder));
      }
      const took = median(ours);
      return [
        {
          what: 'Warm npm start to the first answered request, embedded database',
          ours: ms(took),
          bare: `${ms(median(bare))} bare Hono on the same folder`,
          result: ms(took),
          bound: `< ${MAX_MS} ms`,
          holds: took < MAX_MS,
        },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
      await rm(bareFolder, { recursive: true, force: true });
    }
  },
};

const npmStart = (folder: string) =>
  timeToAnswer('npm', ['start', '--silent'], { DATA_DIR: folder });
const bareStart = (folder: string) =>
  timeToAnswer(process.execPath, [BARE], { DATA_DIR: folder, USER_ID: crypto.randomUUID() });

async function timeToAnswer(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    // npm passes a signal on to its script only now and then; the group always gets it.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
      if (child.exitCode !== null) throw new Error(`${command} ended before it answered`);
      if (performance.now() - started > PATIENCE_MS) throw new Error(`${command} never answered`);
      await delay(10);
    }
    return performance.now() - started;
  } finally {
    process.kill(-(child.pid as number), 'SIGTERM');
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
