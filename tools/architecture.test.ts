import { describe, expect, it, test } from 'vitest';
import { findImportCycles } from './import-cycles.ts';
import { type Import, parseImports, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const production = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const imports = production.flatMap(parseImports);

const isOurs = (target: string) => /^(domain|server|web|e2e|bench|tools)\//.test(target);
const within = (folder: string) => (found: Import) => found.from.startsWith(folder);
const formatImport = (found: Import) => `${found.from} → ${found.to}`;

function getFolder(path: string, root: string): string {
  const [first = '', second = ''] = path.slice(root.length).split('/');
  return first === 'features' ? `features/${second}` : first;
}

const importsBetweenFolders = (root: string) =>
  imports
    .filter(within(root))
    .filter(({ to }) => to.startsWith(root))
    .filter(({ from, to }) => getFolder(from, root) !== getFolder(to, root));

/**
 * Layers from the lowest to the highest. Folders in one layer, such as two features, may not import
 * each other.
 */
type Levels = readonly (readonly string[])[];

const SERVER_LEVELS: Levels = [
  [
    'operator-error.ts',
    'advisory-locks.ts',
    'encoder',
    'escape-html.ts',
    'whole-number.ts',
    'postgres-addresses.ts',
  ],
  ['ports', 'database-settings.ts'],
  ['config.ts', 'jobs'],
  ['db'],
  ['mail'],
  ['deps.ts'],
  ['http'],
  ['member'],
  ['auth', 'features'],
  ['personas'],
  ['app.ts', 'greeting.ts', 'work.ts', 'mail-samples.ts', 'schedule-backups.ts'],
  ['testing'],
  ['main.ts'],
];

const WEB_LEVELS: Levels = [
  ['ui', 'lib', 'styles'],
  ['brand', 'service-worker'],
  ['session'],
  ['member'],
  ['outbox', 'desk'],
  ['features'],
  ['app'],
  ['routes', 'routeTree.gen.ts'],
  ['main.tsx'],
];

function findLevel(name: string, levels: Levels): number {
  const [first = ''] = name.split('/');
  const level = levels.findIndex((folders) => folders.includes(first));
  if (level === -1)
    throw new Error(`${name} is in no layer; add it to the list in tools/architecture.test.ts`);
  return level;
}

const findLevelViolations = (root: string, levels: Levels) =>
  importsBetweenFolders(root)
    .filter(
      ({ from, to }) =>
        findLevel(getFolder(from, root), levels) <= findLevel(getFolder(to, root), levels),
    )
    .map(formatImport);

describe('the architecture', () => {
  it('keeps the domain pure: it imports only zod and uses no clock, randomness or I/O', () => {
    const foreign = imports
      .filter(within('domain/'))
      .filter(({ to }) => to !== 'zod' && !to.startsWith('domain/src/'));
    expect(foreign.map(formatImport)).toEqual([]);
    const impure = production
      .filter(({ path }) => path.startsWith('domain/'))
      .filter(({ text }) => /Math\.random\(|Date\.now\(|new Date\(\)|fetch\(|process\./.test(text));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it('lets the web app import only types from the server', () => {
    const wrong = imports
      .filter(within('web/'))
      .filter(({ to, isTypeOnly }) => /^(server|e2e|bench|tools)\//.test(to) && !isTypeOnly);
    expect(wrong.map(formatImport)).toEqual([]);
  });

  it('loads zod in the browser only to import an archive at the desk', () => {
    const reached = new Set(
      files.map(({ path }) => path).filter((path) => path.startsWith('web/src/')),
    );
    for (const path of reached) {
      const followed = imports.filter(({ from, isTypeOnly }) => from === path && !isTypeOnly);
      for (const { to } of followed) if (to.startsWith('domain/src/')) reached.add(to);
    }
    const users = imports.filter(({ from, to }) => to === 'zod' && reached.has(from));
    expect(users.map(({ from }) => from)).toEqual([
      'domain/src/media/archive.ts',
      'domain/src/media/contract.ts',
    ]);
  });

  it('lets the server import only from itself and from the domain', () => {
    const wrong = imports
      .filter(within('server/'))
      .filter(({ to }) => isOurs(to) && !/^(domain|server)\/src\//.test(to));
    expect(wrong.map(formatImport)).toEqual([]);
  });

  it('lets server folders import only lower layers: app → auth and features → member → http → db → ports', () => {
    expect(findLevelViolations('server/src/', SERVER_LEVELS)).toEqual([]);
  });

  it('lets web folders import only lower layers: routes → app → features → outbox → member → session → brand → ui and lib', () => {
    expect(findLevelViolations('web/src/', WEB_LEVELS)).toEqual([]);
  });

  test.each(['bench', 'e2e'])('lets no other workspace import from %s', (workspace) => {
    const wrong = files
      .flatMap(parseImports)
      .filter(({ from }) => !from.startsWith(`${workspace}/`))
      .filter(({ to }) => new RegExp(`^(@hearthway/)?${workspace}(/|$)`).test(to));
    expect(wrong.map(formatImport)).toEqual([]);
  });

  it('has no import cycles, not even of types or tests', () => {
    expect(findImportCycles(files.flatMap(parseImports))).toEqual([]);
  });

  test.each(['domain/src/', 'server/src/', 'web/src/'])(
    'has no import cycles between the folders of %s',
    (root) => {
      const folders = importsBetweenFolders(root).map(({ from, to }) => ({
        from: getFolder(from, root),
        to: getFolder(to, root),
      }));
      expect(findImportCycles(folders)).toEqual([]);
    },
  );

  it('lets only the journal feature read journal entries, so that offers, nudges and events cannot use them', () => {
    const readers = imports
      .filter(({ to }) => to === 'server/src/db/tables/journal-entries.ts')
      .map(({ from }) => from)
      .filter((from) => !from.startsWith('server/src/features/journal/'));
    expect(readers.sort()).toEqual([
      // The summary for clinicians contains the member's journal entries.
      'server/src/features/clinician-summary/read-summary.ts',
      'server/src/personas/load-personas.ts',
    ]);
    const named = production
      .filter(({ path }) => path.startsWith('server/src/'))
      .filter(({ text }) => text.includes('journal_entries'))
      .map(({ path }) => path);
    expect(named.sort()).toEqual([
      'server/src/db/access.ts',
      'server/src/db/tables/journal-entries.ts',
      // After hard days, Home shows help instead of an insight, so Home reads the member's
      // feelings.
      'server/src/features/home/home-row.ts',
      'server/src/testing/sample-rows.ts',
    ]);
  });

  it('keeps the member’s id in the key of every query that the browser stores, so that nobody sees another member’s data', () => {
    const keys = production
      .filter(({ path }) => path.startsWith('web/src/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/persistedQuery(?:<[^(]*>)?\(\{\s*queryKey: (\[[^\]]*\])/g)].map(
          ([, key]) => `${path}: ${key}`,
        ),
      );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !/\b(memberId|userId)\b/.test(key))).toEqual([]);
  });

  it('keeps words of this product, such as "workshop", out of the UI kit', () => {
    const wrong = production
      .filter(({ path }) => path.startsWith('web/src/ui/'))
      .filter(({ text }) => /hearthway|workshop|premium|pulse|@hearthway\//i.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('names files in kebab-case and has no index.ts barrels', () => {
    const wrong = files
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('web/src/routes/'))
      .filter(
        (path) =>
          !/\/[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config))?\.tsx?$/.test(`/${path}`) ||
          path.endsWith('/index.ts'),
      );
    expect(wrong).toEqual([]);
  });

  it('keeps every file below 350 lines', () => {
    const long = files.filter(({ text }) => text.split('\n').length > 350);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
