import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FAST_CHECKS, ROOT, runSteps, type Step } from './steps.ts';

const RESULTS = join(ROOT, '.cache', 'test-results');
const vitestResults = join(RESULTS, 'vitest.json');
const browserResults = join(RESULTS, 'browser.json');
const COMPILED = join(ROOT, '.cache', 'compiled');
const SLOWEST = 10;

const IN_PROCESS: Step = {
  name: 'Tests in process, on PGlite and PostgreSQL',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestResults}`,
  ],
  // Worker threads and child processes start in half the time.
  env: { NODE_COMPILE_CACHE: COMPILED },
};
const IN_BROWSER: Step = {
  name: 'Tests in the browser',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
    NODE_COMPILE_CACHE: COMPILED,
  },
};

interface Tally {
  passed: number;
  failed: string[];
  files: Map<string, number>;
}

async function readVitestTally(): Promise<Tally> {
  const result = JSON.parse(await readFile(vitestResults, 'utf8'));
  const files = new Map<string, number>();
  const failed: string[] = [];
  for (const { name, startTime, endTime, status, assertionResults } of result.testResults) {
    const file = relative(ROOT, name);
    files.set(file, (files.get(file) ?? 0) + (endTime - startTime) / 1000);
    const tests = assertionResults.filter((test: { status: string }) => test.status === 'failed');
    failed.push(...tests.map(({ fullName }: { fullName: string }) => `${file}: ${fullName}`));
    if (status === 'failed' && tests.length === 0) failed.push(`${file}: could not run`);
  }
  return { passed: result.numPassedTests, failed, files };
}

interface Suite {
  suites?: Suite[];
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { duration: number }[] }[];
  }[];
}

async function readBrowserTally(): Promise<Tally> {
  const { stats, suites } = JSON.parse(await readFile(browserResults, 'utf8'));
  const files = new Map<string, number>();
  const failed: string[] = [];
  const add = (suite: Suite): void => {
    suite.suites?.forEach(add);
    for (const { file, title, ok, tests } of suite.specs ?? []) {
      const spent = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000));
      const name = `e2e/${file}`;
      if (!ok) failed.push(`${name}: ${title}`);
      files.set(name, (files.get(name) ?? 0) + spent.reduce((sum, one) => sum + one, 0));
    }
  };
  (suites as Suite[]).forEach(add);
  return { passed: stats.expected, failed, files };
}

await rm(RESULTS, { recursive: true, force: true });
// Running the two test suites in parallel saved no time, and pages timed out.
const isEachWell = await runSteps([...FAST_CHECKS, IN_PROCESS, IN_BROWSER]);
const tallies = await Promise.all(
  [readVitestTally(), readBrowserTally()].map((tally) => tally.catch(() => null)),
);
const isWell = isEachWell && !tallies.includes(null);
const passed = tallies.reduce((total, tally) => total + (tally?.passed ?? 0), 0);
const failed = tallies.flatMap((tally) => tally?.failed ?? []);

const slowest = tallies
  .flatMap((tally) => [...(tally?.files ?? [])])
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, SLOWEST);
console.info(`\nThe ${SLOWEST} slowest files:`);
for (const [file, seconds] of slowest) console.info(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

if (failed.length > 0) console.info(['\nFailed tests:', ...failed].join('\n  ✗ '));
console.info(isWell ? '\nAll checks passed.' : '\nSome checks failed; see ✗ above.');
console.info(`${passed} passed, ${failed.length} failed`);
process.exit(isWell ? 0 : 1);
