import { writeFile } from 'node:fs/promises';
import { startPostgres } from '../tools/postgres-server.ts';
import { adminLookup } from './admin-lookup.ts';
import type { Bench, Row } from './bench.ts';
import { breathing } from './breathing.ts';
import { crisisEar } from './crisis-ear.ts';
import { dashboard } from './dashboard.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { lookAlike } from './look-alike.ts';
import { describeMachine } from './machine.ts';
import { manyMembers } from './many-members.ts';
import { memory } from './memory.ts';
import { minutesLook } from './minutes-look.ts';
import { observed } from './observed.ts';
import { refresh } from './refresh.ts';
import { refused } from './refused.ts';
import { scorecard } from './scorecard.ts';
import { securedRead } from './secured-read.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';
import { table } from './table.ts';

/** usage: npm run bench [-- name … --quick] */
const BENCHES: Bench[] = [
  securedRead,
  home,
  guide,
  scorecard,
  manyMembers,
  minutesLook,
  observed,
  memory,
  signIn,
  refresh,
  refused,
  lookAlike,
  start,
  adminLookup,
  dashboard,
  breathing,
  crisisEar,
];
const RESULTS = new URL('./results.md', import.meta.url);

const given = process.argv.slice(2);
const names = given.filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${allNames().join(', ')}.`);
  process.exit(1);
}
const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
const quick = given.includes('--quick');

const postgres = await startPostgres();
const rows: Row[] = [];
let machine: string[] = [];
try {
  machine = await describeMachine(postgres.url);
  console.info(machine.join('\n'));
  for (const bench of chosen) {
    console.info(`\n▸ ${bench.name}: ${bench.about}`);
    rows.push(...(await bench.run({ postgres, quick, say: (text) => console.info(`  ${text}`) })));
  }
} finally {
  await postgres.stop();
}

console.info(`\n${table(rows)}\n`);
const broken = rows.filter(({ holds }) => !holds);
// Only a whole run is a record: its rows come from one machine at one time.
if (names.length === 0 && !quick) {
  await writeFile(RESULTS, report());
  console.info('Written to bench/results.md');
}
console.info(broken.length === 0 ? '✓ every bound holds' : `✗ ${broken.length} bounds are broken`);
process.exitCode = broken.length === 0 ? 0 : 1;

function allNames(): string[] {
  return BENCHES.map(({ name }) => name);
}

function report(): string {
  return `# What was measured

Made by \`npm run bench\`, all in one run: each number of ours stands beside the bare cost it is
compared with, so that the machine's mood falls on both.

${machine.map((line) => `- ${line}`).join('\n')}
- ${new Date().toISOString().slice(0, 10)}

${table(rows)}
`;
}
