import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FAST_CHECKS, ROOT, runStep, type Step } from './steps.ts';

const RESULTS = join(ROOT, '.cache', 'test-results');
const vitestResults = join(RESULTS, 'vitest.json');
const browserResults = join(RESULTS, 'browser.json');

const suites: Step[] = [
  {
    name: 'Tests in process, on PGlite and on PostgreSQL',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestResults}`,
    ],
  },
  {
    name: 'Tests in the browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults },
  },
];

interface Tally {
  passed: number;
  failed: number;
}

async function vitestTally(): Promise<Tally> {
  const result = JSON.parse(await readFile(vitestResults, 'utf8'));
  return { passed: result.numPassedTests, failed: result.numFailedTests };
}

async function browserTally(): Promise<Tally> {
  const { stats } = JSON.parse(await readFile(browserResults, 'utf8'));
  if (stats.flaky > 0) console.info(`\n${stats.flaky} browser tests passed only when tried again.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

await rm(RESULTS, { recursive: true, force: true });
let allWell = true;
for (const step of [...FAST_CHECKS, ...suites]) {
  const well = await runStep(step);
  allWell &&= well;
}
const tallies = await Promise.all(
  [vitestTally(), browserTally()].map((tally) => tally.catch(() => null)),
);
if (tallies.includes(null)) allWell = false;
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + (tally?.[key] ?? 0), 0);

console.info(allWell ? '\nEverything holds.' : '\nSomething does not hold; see ✗ above.');
console.info(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(allWell ? 0 : 1);
