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

export const dayOfReminders = (
  { day, members, processes }: { day: string; members: number; processes: number },
  databaseUrl: string,
): Proof => ({
  name: `reminders of ${day}, when clocks change, for ${members} members in ${ReminderDay.zones} time zones, ${processes === 1 ? 'one process' : `${processes} processes`}`,
  async run(report) {
    await using cleanup = new AsyncDisposableStack();
    const owner = cleanup.adopt(openPostgres(databaseUrl, { max: 1 }), ({ close }) => close());
    owner.pool.on('error', () => {});
    await prepareDatabase(owner, readConfig({}));
    const client = await owner.pool.connect();
    cleanup.defer(() => client.release(true));
    await client.query('set statement_timeout = 0');
    const sql = async (text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows;
    const world = new ReminderDay(day, members);
    await world.fill(sql);
    report('members created');
    const children = await Promise.all(
      Array.from({ length: processes }, async () => {
        const child = fork(PROCESS, { env: { ...process.env, DATABASE_URL: databaseUrl } });
        cleanup.defer(() => void child.kill());
        await waitForReply(child);
        return child;
      }),
    );
    let slowest = 0;
    const first = world.from.getTime();
    for (let at = first; at <= world.to.getTime(); at += MINUTE_MS) {
      const started = performance.now();
      await Promise.all(children.map((child) => runMinute(child, new Date(at))));
      slowest = Math.max(slowest, performance.now() - started);
      if ((at - first) % (12 * HOUR_MS) === 0) report(new Date(at).toISOString());
    }
    const right = await world.checkSent(sql);
    return `${right}; the busiest minute took ${(slowest / 1000).toFixed(1)} s`;
  },
});

async function runMinute(child: ChildProcess, moment: Date): Promise<void> {
  const answer = waitForReply(child);
  child.send(moment.toISOString());
  await answer;
}

async function waitForReply(child: ChildProcess): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  const [{ error }] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => [{ error: 'it exited' }]),
  ]);
  done.abort();
  if (error) throw new Error(`a process failed: ${error}`);
}
