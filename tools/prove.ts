import { join } from 'node:path';
import { CLOCKS_BACK, CLOCKS_FORWARD } from '@hearthway/server/testing/reminder-day';
import { startPostgres } from './postgres-server.ts';
import {
  backupsWhileWriting,
  scheduledBackupWhileWriting,
} from './proofs/backups-while-writing.ts';
import { chooseProofs } from './proofs/choose-proofs.ts';
import { concurrentFirstStart } from './proofs/concurrent-first-start.ts';
import { failovers } from './proofs/database-faults/failovers.ts';
import { formatResult, saveResult } from './proofs/database-faults/fault-result.ts';
import { databaseFaults } from './proofs/database-faults/faults.ts';
import { pgbouncerLoad } from './proofs/database-faults/pgbouncer-load.ts';
import { dayOfReminders } from './proofs/day-of-reminders.ts';
import { fuzzRequests } from './proofs/fuzz-requests.ts';
import { killDuringBackup } from './proofs/kill-during-backup.ts';
import { killDuringFirstStart } from './proofs/kill-during-first-start.ts';
import { killDuringLetter } from './proofs/kill-during-letter.ts';
import { killDuringRestore } from './proofs/kill-during-restore.ts';
import { killDuringWebhooks } from './proofs/kill-during-webhooks.ts';
import { killWhileSending } from './proofs/kill-while-sending.ts';
import { killWhileWriting } from './proofs/kill-while-writing.ts';
import type { Proof } from './proofs/proof.ts';
import { proxies } from './proofs/proxies.ts';
import { rollingRestart } from './proofs/rolling-restart.ts';
import { secondProcess } from './proofs/second-process.ts';
import { signInFlood } from './proofs/sign-in-flood.ts';
import { startBeforeDatabase } from './proofs/start-before-database.ts';
import { worstInput } from './proofs/worst-input.ts';
import { ROOT } from './steps.ts';

const OPERATIONS = join(ROOT, 'docs/operations.md');

/** usage: npm run prove [-- part of a proof's name] */
const postgres = await startPostgres();
const proofs: Proof[] = [
  secondProcess,
  concurrentFirstStart(await postgres.createDatabase()),
  fuzzRequests(10_000),
  fuzzRequests(10_000, await postgres.createDatabase()),
  killWhileWriting(50),
  killWhileWriting(50, await postgres.createDatabase()),
  killWhileSending(
    { kills: 50, messages: 2_000, isSmtpDown: false },
    await postgres.createDatabase(),
  ),
  killWhileSending(
    { kills: 50, messages: 2_000, isSmtpDown: true },
    await postgres.createDatabase(),
  ),
  killDuringWebhooks({ kills: 10, events: 300 }, await postgres.createDatabase()),
  killDuringLetter(
    { members: 10_000, kills: 10, leavers: 100, wrong: 50 },
    await postgres.createDatabase(),
  ),
  dayOfReminders(
    { day: CLOCKS_BACK, members: 100_000, processes: 1 },
    await postgres.createDatabase(),
  ),
  dayOfReminders(
    { day: CLOCKS_FORWARD, members: 100_000, processes: 3 },
    await postgres.createDatabase(),
  ),
  backupsWhileWriting(10, postgres),
  scheduledBackupWhileWriting,
  killDuringBackup(100),
  killDuringBackup(100, await postgres.createDatabase()),
  killDuringRestore({ threads: 5_000, files: 50 }, postgres),
  startBeforeDatabase(await postgres.createDatabase()),
  rollingRestart(3, await postgres.createDatabase()),
  ...databaseFaults(5),
  pgbouncerLoad(1_000, 5),
  failovers(5, 'haproxy'),
  failovers(5, 'hosts'),
  proxies,
  killDuringFirstStart(20),
  signInFlood(1_000, await postgres.createDatabase()),
  worstInput(50, 2),
  worstInput(50, 2, await postgres.createDatabase()),
];

let passed = 0;
let failed = 0;
try {
  for (const { name, run } of chooseProofs(proofs, process.argv.slice(2).join(' '))) {
    console.info(`\n▸ ${name}`);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
    try {
      const result = await run((progress) => console.info(`  ${progress}`));
      if (typeof result !== 'string') {
        await saveResult(OPERATIONS, result);
        if (result.lost > 0) throw new Error(formatResult(result));
      }
      passed++;
      const summary = typeof result === 'string' ? result : formatResult(result);
      console.info(`  ✓ ${summary} (${seconds()})`);
    } catch (error) {
      failed++;
      console.error(`  ✗ ${error instanceof Error ? error.message : error} (${seconds()})`);
    }
  }
} catch (error) {
  failed++;
  console.error(error instanceof Error ? `\n${error.message}` : error);
} finally {
  await postgres.stop();
}

console.info(failed === 0 ? '\n✓ all proofs passed' : '\n✗ some proofs failed');
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
