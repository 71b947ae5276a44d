import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@hearthway/server/config';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { prepareDatabase } from '@hearthway/server/db/prepare-database';
import { ReminderDay } from '@hearthway/server/testing/reminder-day';
import type { Proof } from './proof.ts';

const PROCESS = fileURLToPath(new URL('./reminder-process.ts', import.meta.url));
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A day of reminders as it passes around the world, minute by minute: everybody gets what is theirs,
 * once and in its window, however many processes look.
 */
export const dayOfReminders = (
  { day, members, processes }: { day: string; members: number; processes: number },
  databaseUrl: string,
): Proof => ({
  name: `reminders of ${day}, when clocks change, for ${members} members in ${ReminderDay.zones} time zones, ${processes === 1 ? 'one process' : `${processes} processes`}`,
  async run(report) {
    await using together = new AsyncDisposableStack();
    const owner = together.adopt(openPostgres(databaseUrl, { max: 1 }), ({ close }) => close());
    // The server may stop under a connection that has not quite ended.
    owner.pool.on('error', () => {});
    await prepareDatabase(owner, readConfig({}));
    const client = await owner.pool.connect();
    together.defer(() => client.release(true));
    await client.query('set statement_timeout = 0');
    const sql = async (text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows;
    const world = new ReminderDay(day, members);
    await world.fill(sql);
    report('members are there');
    const looking = await Promise.all(
      Array.from({ length: processes }, async () => {
        const child = fork(PROCESS, { env: { ...process.env, DATABASE_URL: databaseUrl } });
        together.defer(() => void child.kill());
        await heard(child);
        return child;
      }),
    );
    let slowest = 0;
    const first = world.from.getTime();
    for (let at = first; at <= world.to.getTime(); at += MINUTE_MS) {
      const started = performance.now();
      await Promise.all(looking.map((child) => look(child, new Date(at))));
      slowest = Math.max(slowest, performance.now() - started);
      if ((at - first) % (12 * HOUR_MS) === 0) report(new Date(at).toISOString());
    }
    const right = await world.verdict(sql);
    return `${right}; the busiest minute took ${(slowest / 1000).toFixed(1)} s`;
  },
});

async function look(child: ChildProcess, moment: Date): Promise<void> {
  const answer = heard(child);
  child.send(moment.toISOString());
  await answer;
}

async function heard(child: ChildProcess): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  const [{ error }] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => [{ error: 'it ended' }]),
  ]);
  // Whichever was not heard is listened for no more.
  done.abort();
  if (error) throw new Error(`a process failed: ${error}`);
}
