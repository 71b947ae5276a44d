import { join } from 'node:path';
import { CLOCKS_BACK, CLOCKS_FORWARD } from '@hearthway/server/testing/reminder-day';
import { startPostgres } from './postgres-server.ts';
import { failovers } from './proofs/afternoon/failovers.ts';
import { pooledCrowd } from './proofs/afternoon/pooled-crowd.ts';
import { sentence, writeDown } from './proofs/afternoon/survival.ts';
import { troubles } from './proofs/afternoon/troubles.ts';
import { backupOfTheEmbedded, backupsWhileWriting } from './proofs/backups-while-writing.ts';
import { chooseProofs } from './proofs/choose-proofs.ts';
import { crowdAtTheDoor } from './proofs/crowd-at-the-door.ts';
import { databaseComesLater } from './proofs/database-comes-later.ts';
import { dayOfReminders } from './proofs/day-of-reminders.ts';
import { firstStartKills } from './proofs/first-start-kills.ts';
import { imageSteps } from './proofs/image-steps.ts';
import { killWhileWriting } from './proofs/kill-while-writing.ts';
import { mailsThroughKills } from './proofs/mails-through-kills.ts';
import { nonsenseRequests } from './proofs/nonsense-requests.ts';
import type { Proof } from './proofs/proof.ts';
import { proxies } from './proofs/proxies.ts';
import { rollingRestart } from './proofs/rolling-restart.ts';
import { secondProcess } from './proofs/second-process.ts';
import { threeAtOnce } from './proofs/three-at-once.ts';
import { upgradeUnderLoad } from './proofs/upgrade-under-load.ts';
import { ROOT } from './steps.ts';

/** Has a table of what trouble cost, which each of those proofs keeps true. */
const OPERATIONS = join(ROOT, 'docs/operations.md');

/** usage: npm run prove [-- part of a proof's name] */
const postgres = await startPostgres();
const proofs: Proof[] = [
  secondProcess,
  threeAtOnce(await postgres.createDatabase()),
  nonsenseRequests(10_000),
  nonsenseRequests(10_000, await postgres.createDatabase()),
  killWhileWriting(50),
  killWhileWriting(50, await postgres.createDatabase()),
  mailsThroughKills(
    { kills: 50, messages: 2_000, isSmtpAway: false },
    await postgres.createDatabase(),
  ),
  mailsThroughKills(
    { kills: 50, messages: 2_000, isSmtpAway: true },
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
  backupOfTheEmbedded,
  databaseComesLater(await postgres.createDatabase()),
  rollingRestart(3, await postgres.createDatabase()),
  ...troubles(5),
  pooledCrowd(1_000, 5),
  failovers(5, 'haproxy'),
  failovers(5, 'hosts'),
  upgradeUnderLoad('62c384e', await postgres.createDatabase()),
  imageSteps,
  proxies,
  firstStartKills(20),
  crowdAtTheDoor(1_000, await postgres.createDatabase()),
];

let passed = 0;
let failed = 0;
try {
  for (const { name, run } of chooseProofs(proofs, process.argv.slice(2).join(' '))) {
    console.info(`\n▸ ${name}`);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
    try {
      const held = await run((progress) => console.info(`  ${progress}`));
      if (typeof held !== 'string') {
        await writeDown(OPERATIONS, held);
        if (held.lost > 0) throw new Error(sentence(held));
      }
      passed++;
      const says = typeof held === 'string' ? held : sentence(held);
      console.info(`  ✓ ${says} (${seconds()})`);
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

console.info(failed === 0 ? '\n✓ everything held' : '\n✗ not everything held');
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
