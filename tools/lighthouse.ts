import { startServer } from '@hearthway/server/testing/server-process';
import lighthouse, { type Flags } from 'lighthouse';
import { startChromium } from './chromium.ts';

/**
 * usage: npm run lighthouse [-- path …]. Measures pages on an emulated phone that has never been
 * here: nothing is cached and no service worker is installed. Run it on a quiet machine.
 */
const PUBLIC_PATHS = ['/auth', '/terms', '/upgrade', '/help'];
const MEMBER_PATHS = [
  ...['/home', '/track', '/progress', '/progress/experiments', '/progress/import'],
  ...['/progress/summary', '/action', '/action/calm-kit', '/action/belief-upgrade'],
  ...['/action/hfs-cycle', '/journal', '/resources', '/resources/after-trust-is-shaken'],
  ...['/shj', '/shj/intro', '/shj/free', '/shj/workshops', '/shj/workshops/start-where-you-are'],
  ...['/mhi', '/whi', '/ib', '/path', '/account', '/upgrade'],
];

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Scores = Partial<Record<Category, number>>;

const PUBLIC_BOUNDS: Scores = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Search engines never see members' pages. */
const MEMBER_BOUNDS: Scores = { performance: 98, accessibility: 100, 'best-practices': 100 };
/** Without the local storage, because clearing it would sign the member out. */
const CLEARED: Flags['clearStorageTypes'] = ['cache_storage', 'service_workers', 'indexeddb'];

const SESSION_KEY = 'hearthway.session';
const RUNS = 5;

const chosen = process.argv.slice(2);
const isChosen = (path: string) => chosen.length === 0 || chosen.includes(path);
const server = await startServer({ RATE_LIMIT: 'off', PERSONAS: 'on' });
const browser = await startChromium();
let isWithinBounds = true;
try {
  const names = Object.keys(PUBLIC_BOUNDS).map((name) => name.padStart(16));
  console.info(`${'page'.padEnd(38)}${names.join('')}`);
  for (const path of PUBLIC_PATHS.filter(isChosen)) await measure(path, PUBLIC_BOUNDS);
  await browser.store(server.url, SESSION_KEY, await signInAsPersona());
  console.info('Signed in:');
  for (const path of MEMBER_PATHS.filter(isChosen)) await measure(path, MEMBER_BOUNDS);
} finally {
  await browser.close();
  await server.dispose();
}
console.info(
  isWithinBounds
    ? '\nEvery page reaches the minimum scores.'
    : '\nSome scores are too low; they are marked ✗.',
);
process.exit(isWithinBounds ? 0 : 1);

/** Prints the median of five runs, and the range of the performance. */
async function measure(path: string, bounds: Scores): Promise<void> {
  const categories = Object.keys(bounds) as Category[];
  const runs: Awaited<ReturnType<typeof run>>[] = [];
  while (runs.length < RUNS) runs.push(await run(path, categories));
  const scores = Object.fromEntries(
    categories.map((name) => [name, median(runs.map((found) => found.scores[name] ?? 0))]),
  ) as Scores;
  const isLow = (name: Category) => (scores[name] ?? 0) < (bounds[name] ?? 0);
  const cells = categories.map((name) => `${isLow(name) ? '✗ ' : ''}${scores[name]}`.padStart(16));
  const performances = runs.map((found) => found.scores.performance).join(' ');
  console.info(`${path.padEnd(38)}${cells.join('')}   (${performances})`);
  if (!categories.some(isLow)) return;
  isWithinBounds = false;
  for (const reason of new Set(runs.flatMap(({ reasons }) => reasons)))
    console.info(`    ${reason}`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

async function run(path: string, onlyCategories: Category[]) {
  const result = await lighthouse(`${server.url}${path}`, {
    port: browser.port,
    onlyCategories,
    clearStorageTypes: CLEARED,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname !== path) {
    throw new Error(`${path} redirected to ${finalDisplayedUrl}, so the wrong page was measured`);
  }
  const scores = Object.fromEntries(
    onlyCategories.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
  const reasons = onlyCategories
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
  return { scores, reasons };
}

async function signInAsPersona(): Promise<string> {
  const persona = (await server.personas()).find(({ name }) => name === 'free');
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: persona?.email, password: persona?.password }),
  });
  if (!response.ok) throw new Error(`the sample member could not sign in: ${response.status}`);
  return response.text();
}
