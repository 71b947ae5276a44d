import { readConfig } from '@hearthway/server/config';
import { Database } from '@hearthway/server/db/database';
import { readInstallationSecrets } from '@hearthway/server/db/installation-secrets';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { sendDue } from '@hearthway/server/features/reminders/send-due';
import { Jobs } from '@hearthway/server/jobs/jobs';
import { createLog } from '@hearthway/server/ports/log';
import { TestClock } from '@hearthway/server/testing/test-clock';

const clock = new TestClock();
const config = readConfig({ ...process.env, PUBLIC_URL: 'https://example.com' });
const engine = openPostgres(config.database?.url ?? '', { max: 2 });
const db = new Database(engine, () => clock.now());
const jobs = new Jobs(db, createLog('silent'), { supervises: false });
await jobs.open();
const deps = { db, clock, jobs, config, secrets: await readInstallationSecrets(db) };

process.on('message', async (moment: string) => {
  clock.set(moment);
  try {
    process.send?.({ count: await sendDue(deps, Math.random) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.send?.({ count: 0 });
