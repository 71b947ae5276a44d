import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeBackup, readBackup } from '@hearthway/server/db/backup/backup';
import { tableDigests } from '@hearthway/server/db/backup/digests';
import { restoreBackup } from '@hearthway/server/db/backup/restore';
import { openStore } from '@hearthway/server/db/backup/store';
import { openEmbedded } from '@hearthway/server/db/embedded/open-embedded';
import type { Engine } from '@hearthway/server/db/engine';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { openMediaStore } from '@hearthway/server/ports/media-store';
import { startServer } from '@hearthway/server/testing/server-process';
import type { PostgresServer } from '../postgres-server.ts';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

const PASSPHRASE = 'for the proof only';
const WRITERS = 4;

export const backupsWhileWriting = (rounds: number, postgres: PostgresServer): Proof => ({
  name: `${rounds} backups while rows are written, restored elsewhere and compared`,
  async run(report) {
    const databaseUrl = await postgres.createDatabase();
    await using stack = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-proof-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const server = stack.use(await startServer({ RATE_LIMIT: 'off', DATABASE_URL: databaseUrl }));
    const source = stack.adopt(openPostgres(databaseUrl, { max: 1 }), ({ close }) => close());
    let acknowledgedInAll = 0;
    for (let round = 1; round <= rounds; round++) {
      const writing = await startWriting(server.url);
      await delay(100 + Math.random() * 900);
      const before = [...writing.acknowledged];
      const during = await backUp(source, join(folder, `during-${round}`));
      acknowledgedInAll += await writing.stop();
      const target =
        round % 2 === 0
          ? await openNewEmbedded(folder, round)
          : openPostgres(await postgres.createDatabase(), { max: 1 });
      await restoreAndCheck(during, folder, target, async () => {
        const there = await readEventIds(target);
        const lost = before.filter((id) => !there.has(id));
        if (lost.length > 0)
          throw new Error(`${lost.length} acknowledged rows are missing from the backup`);
      });
      const atRest = await backUp(source, join(folder, `rest-${round}`));
      const again =
        round % 2 === 1
          ? await openNewEmbedded(folder, round)
          : openPostgres(await postgres.createDatabase(), { max: 1 });
      await restoreAndCheck(atRest, folder, again, async () => {
        const [left, arrived] = [await tableDigests(source), await tableDigests(again)];
        const stable = Object.keys(left).filter((name) => !/heartbeat|pgboss/.test(name));
        const different = stable.filter((name) => left[name] !== arrived[name]);
        if (different.length > 0)
          throw new Error(`these tables differ after the restore: ${different.join(', ')}`);
        report(
          `round ${round}: ${before.length} rows acknowledged before the backup, ${stable.length} tables identical`,
        );
      });
    }
    return `${rounds} backups under load and ${rounds} without, ${acknowledgedInAll} acknowledged rows, none lost, all tables identical`;
  },
});

/** Only the server can back up its embedded database, so this proof uses the scheduled backup. */
export const scheduledBackupWhileWriting: Proof = {
  name: 'a scheduled backup of the embedded database while rows are written',
  async run() {
    await using stack = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-proof-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const kept = join(folder, 'kept');
    const server = stack.use(await startServer({ RATE_LIMIT: 'off', PERSONAS: 'off' }));
    const earlier = await startWriting(server.url);
    await delay(500);
    await earlier.stop();
    await server.stop();
    await server.start({ BACKUP_TO: kept, BACKUP_PASSPHRASE: PASSPHRASE });
    const writing = await startWriting(server.url);
    let name: string | undefined;
    while (!name) {
      await delay(50);
      name = (await readdir(kept).catch(() => [])).find((one) => one.endsWith('.backup'));
    }
    await writing.stop();
    const file = join(kept, name);
    const { value: start } = await readBackup(file, PASSPHRASE).next();
    const began = start?.kind === 'start' ? Date.parse(start.at) : Number.NaN;
    const all = [...earlier.times, ...writing.times];
    const before = all.filter(({ at }) => at < began);
    if (before.length === 0) throw new Error('no row was written before the backup began');
    const target = await openNewEmbedded(folder, 1);
    await restoreAndCheck(file, folder, target, async () => {
      const there = await readEventIds(target);
      const lost = before.filter(({ id }) => !there.has(id));
      if (lost.length > 0)
        throw new Error(`${lost.length} acknowledged rows are missing from the backup`);
    });
    return `the backup contains all ${before.length} rows acknowledged before it began (${all.length} written in total)`;
  },
};

async function startWriting(url: string) {
  const { accessToken } = await signUp(url);
  const times: { id: string; at: number }[] = [];
  let isRunning = true;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (isRunning) {
      const response = await fetch(`${url}/api/analytics/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ event: 'guide_opened' }),
      });
      const { id } = (await response.json()) as { id: string };
      if (response.status !== 201) throw new Error(`a write was answered with ${response.status}`);
      times.push({ id, at: Date.now() });
    }
  });
  return {
    times,
    get acknowledged() {
      return times.map(({ id }) => id);
    },
    async stop() {
      isRunning = false;
      await Promise.all(writers);
      return times.length;
    },
  };
}

async function backUp(engine: Engine, folder: string): Promise<string> {
  const { name } = await makeBackup({
    ...{ engine, dataDir: folder, store: openStore({ kind: 'folder', folder }) },
    media: openMediaStore({ kind: 'folder', folder: join(folder, 'media') }),
    ...{ passphrase: PASSPHRASE, keepDays: 1, now: new Date() },
  });
  return join(folder, name);
}

async function restoreAndCheck(
  file: string,
  folder: string,
  engine: Engine,
  check: () => Promise<void>,
) {
  try {
    await restoreBackup({
      ...{ file, passphrase: PASSPHRASE },
      media: openMediaStore({ kind: 'folder', folder: join(folder, 'restored') }),
      copies: openStore({ kind: 'folder', folder: dirname(file) }),
      openEngine: async () => ({ ...engine, close: async () => {} }),
    });
    await check();
  } finally {
    await engine.close();
  }
}

const openNewEmbedded = (folder: string, round: number) =>
  openEmbedded(join(folder, `embedded-${round}-${crypto.randomUUID()}`), {
    onCrash(error) {
      throw error;
    },
  });

async function readEventIds({ pool }: Engine): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>('select id from analytics_events');
  return new Set(rows.map(({ id }) => id));
}
