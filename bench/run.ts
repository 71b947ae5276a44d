import { writeFile } from 'node:fs/promises';
import { startPostgres } from '../tools/postgres-server.ts';
import { accountEnumeration } from './account-enumeration.ts';
import { adminLookup } from './admin-lookup.ts';
import type { Bench, Row } from './bench.ts';
import { breathing } from './breathing.ts';
import { crisisClassifier } from './crisis-classifier.ts';
import { dashboard } from './dashboard.ts';
import { dueReminders } from './due-reminders.ts';
import { guide } from './guide.ts';
import { healthImport } from './health-import.ts';
import { home } from './home.ts';
import { insightCurve } from './insight-curve.ts';
import { insights } from './insights.ts';
import { describeMachine } from './machine.ts';
import { manyMembers } from './many-members.ts';
import { memory } from './memory.ts';
import { observability } from './observability.ts';
import { pageWork } from './page-work.ts';
import { refresh } from './refresh.ts';
import { rejectedJson } from './rejected-json.ts';
import { requestCpu } from './request-cpu.ts';
import { scorecard } from './scorecard.ts';
import { securedRead } from './secured-read.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';
import { formatTable } from './table.ts';

/** usage: npm run bench [-- name … --quick|--full] */
const BENCHES: Bench[] = [
  securedRead,
  home,
  guide,
  requestCpu,
  scorecard,
  manyMembers,
  dueReminders,
  observability,
  memory,
  signIn,
  refresh,
  rejectedJson,
  accountEnumeration,
  start,
  adminLookup,
  dashboard,
  breathing,
  pageWork,
  crisisClassifier,
  insights,
  insightCurve,
  healthImport,
];
const RESULTS = new URL('./results.md', import.meta.url);

const given = process.argv.slice(2);
const names = given.filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. These exist: ${allNames().join(', ')}.`);
  process.exit(1);
}
const chosen = BENCHES.filter(({ name }) => names.length === 0 || names.includes(name));
const quick = given.includes('--quick');
const full = given.includes('--full');

const postgres = await startPostgres();
const rows: Row[] = [];
let machine: string[] = [];
try {
  machine = await describeMachine(postgres.url);
  console.info(machine.join('\n'));
  for (const bench of chosen) {
    console.info(`\n▸ ${bench.name}: ${bench.description}`);
    rows.push(
      ...(await bench.run({ postgres, quick, full, report: (text) => console.info(`  ${text}`) })),
    );
  }
} finally {
  await postgres.stop();
}

console.info(`\n${formatTable(rows)}\n`);
const failedRows = rows.filter(({ holds }) => !holds);
if (names.length === 0 && !quick) {
  await writeFile(RESULTS, formatReport());
  console.info('Saved to bench/results.md');
}
console.info(
  failedRows.length === 0
    ? '✓ all results are within their bounds'
    : `✗ ${failedRows.length} results are outside their bounds`,
);
process.exitCode = failedRows.length === 0 ? 0 : 1;

function allNames(): string[] {
  return BENCHES.map(({ name }) => name);
}

function formatReport(): string {
  return `# Benchmark results

Written by \`npm run bench\` in one run. Each of our numbers is compared with a baseline measured at the
same time, so that load on the machine affects both.

${machine.map((line) => `- ${line}`).join('\n')}
- ${new Date().toISOString().slice(0, 10)}

${formatTable(rows)}
`;
}
