import { startPostgres } from './postgres-server.ts';
import { crowdAtTheDoor } from './proofs/crowd-at-the-door.ts';
import { firstStartKills } from './proofs/first-start-kills.ts';
import { killWhileWriting } from './proofs/kill-while-writing.ts';
import { nonsenseRequests } from './proofs/nonsense-requests.ts';
import type { Proof } from './proofs/proof.ts';
import { secondProcess } from './proofs/second-process.ts';
import { threeAtOnce } from './proofs/three-at-once.ts';

/** usage: npm run prove [-- part of a proof's name] */
const postgres = await startPostgres();
const proofs: Proof[] = [
  secondProcess,
  threeAtOnce(await postgres.createDatabase()),
  nonsenseRequests(10_000),
  nonsenseRequests(10_000, await postgres.createDatabase()),
  killWhileWriting(50),
  killWhileWriting(50, await postgres.createDatabase()),
  firstStartKills(20),
  crowdAtTheDoor(1_000, await postgres.createDatabase()),
];
const wanted = process.argv.slice(2).join(' ');
const chosen = proofs.filter(({ name }) => name.includes(wanted));

let failed = 0;
try {
  for (const { name, run } of chosen) {
    console.info(`\n▸ ${name}`);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
    try {
      const held = await run((progress) => console.info(`  ${progress}`));
      console.info(`  ✓ ${held} (${seconds()})`);
    } catch (error) {
      failed++;
      console.error(`  ✗ ${error instanceof Error ? error.message : error} (${seconds()})`);
    }
  }
} finally {
  await postgres.stop();
}

const passed = chosen.length - failed;
console.info(failed === 0 ? '\n✓ everything held' : '\n✗ not everything held');
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
