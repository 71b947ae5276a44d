import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Proof } from '../proof.ts';
import { installFromDebian } from './debian.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { threeProcesses } from './processes.ts';
import { Writers } from './writers.ts';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const JUMPS = ['+3d', '-1d', '+400d'];
const SECONDS = 5;

/** The clock of the processes, not of the database, jumps and comes back. */
export const jumpingClock: Proof = {
  name: `trouble: the clock of the processes jumps (${JUMPS.join(', ')}) and comes back`,
  async run(report) {
    installFromDebian([{ file: LIBRARY, package: 'faketime' }]);
    await using together = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-clock-'));
    together.defer(() => rm(folder, { recursive: true }));
    const file = join(folder, 'clock');
    const set = async (offset: string) => {
      // In one step: half a line would be read as another time.
      await writeFile(`${file}.new`, `${offset}\n`);
      await rename(`${file}.new`, file);
    };
    await set('+0');
    const postgres = together.use(await startOwnPostgres());
    const { urls, stillRun } = await threeProcesses(
      {
        DATABASE_URL: postgres.url,
        LD_PRELOAD: LIBRARY,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
      together,
    );
    const login = { email: `${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() };
    const auth = (path: string, body: object) => post(`${urls[0]}/auth/v1/${path}`, body);
    if ((await auth('signup', login)) !== 200) throw new Error('the sign-up failed');
    // Ahead of time tokens have run out; before it they are not valid yet.
    const writers = new Writers(urls, [401, 503]);
    together.use(writers);
    await writers.begin();
    const backAfter: number[] = [];
    for (const jump of JUMPS) {
      await set(jump);
      await delay(SECONDS * 1000);
      for (let attempt = 0; attempt < 3; attempt++) {
        await auth('token?grant_type=password', { ...login, password: 'not this one' });
      }
      await set('+0');
      backAfter.push(await writers.untilAllWrite());
      stillRun();
      const status = await auth('token?grant_type=password', login);
      if (status !== 200) throw new Error(`after ${jump} a member was answered ${status}`);
      report(`${jump}: ${writers.acknowledged.length} acknowledged, ${writers.refused} refused`);
    }
    await writers.end();
    return {
      trouble: 'the clock of the processes jumps days ahead or back',
      times: JUMPS.length,
      acknowledged: writers.acknowledged.length,
      lost: await writers.lost(postgres.url),
      backAfter,
      since: 'it was right again',
    };
  },
};

async function post(url: string, body: object): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}
