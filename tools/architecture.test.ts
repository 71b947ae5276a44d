import { describe, expect, it, test } from 'vitest';
import { importCircles } from './import-circles.ts';
import { type Import, importsOf, sourceFiles } from './source-files.ts';

/**
 * Who may import whom, read from the folders: a new feature is covered without being listed. Tests
 * may look anywhere in their own package.
 */
const files = sourceFiles();
const production = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const imports = production.flatMap(importsOf);

const isOurs = (target: string) => /^(domain|server|web|e2e|bench|tools)\//.test(target);
const within = (folder: string) => (found: Import) => found.from.startsWith(folder);
const show = (found: Import) => `${found.from} → ${found.to}`;

/** The room of a file inside `root`: `features/offers` for web/src/features/offers/rail.tsx. */
function room(path: string, root: string): string {
  const [first = '', second = ''] = path.slice(root.length).split('/');
  return first === 'features' ? `features/${second}` : first;
}

/** Imports that leave their room inside `root`. */
const betweenRooms = (root: string) =>
  imports
    .filter(within(root))
    .filter(({ to }) => to.startsWith(root))
    .filter(({ from, to }) => room(from, root) !== room(to, root));

/**
 * The rooms of a workspace from the ground up. A room knows those on lower levels only, so neighbours
 * on one level, such as features, do not know each other.
 */
type Levels = readonly (readonly string[])[];

const SERVER_LEVELS: Levels = [
  ['operator-error.ts', 'encoder', 'whole-number.ts', 'postgres-addresses.ts'],
  ['ports', 'database-settings.ts'],
  ['config.ts', 'jobs'],
  ['db'],
  ['deps.ts'],
  ['http'],
  ['member', 'mail'],
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
  ['desk'],
  ['features'],
  ['app'],
  ['routes', 'routeTree.gen.ts'],
  ['main.tsx'],
];

function levelOf(name: string, levels: Levels): number {
  const [first = ''] = name.split('/');
  const level = levels.findIndex((rooms) => rooms.includes(first));
  if (level === -1) throw new Error(`${name} has no level yet: give it one in this test`);
  return level;
}

const againstLevels = (root: string, levels: Levels) =>
  betweenRooms(root)
    .filter(({ from, to }) => levelOf(room(from, root), levels) <= levelOf(room(to, root), levels))
    .map(show);

describe('the architecture', () => {
  it('keeps the domain pure: zod and its own files, no clock, no randomness, no I/O', () => {
    const foreign = imports
      .filter(within('domain/'))
      .filter(({ to }) => to !== 'zod' && !to.startsWith('domain/src/'));
    expect(foreign.map(show)).toEqual([]);
    const impure = production
      .filter(({ path }) => path.startsWith('domain/'))
      .filter(({ text }) => /Math\.random\(|Date\.now\(|new Date\(\)|fetch\(|process\./.test(text));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it('lets the web know the server by its types only', () => {
    const wrong = imports
      .filter(within('web/'))
      .filter(({ to, isTypeOnly }) => /^(server|e2e|bench|tools)\//.test(to) && !isTypeOnly);
    expect(wrong.map(show)).toEqual([]);
  });

  it('lets the server import the domain and itself, and no other workspace', () => {
    const wrong = imports
      .filter(within('server/'))
      .filter(({ to }) => isOurs(to) && !/^(domain|server)\/src\//.test(to));
    expect(wrong.map(show)).toEqual([]);
  });

  it('points the server’s arrows one way: app → auth and features → member → http → db → ports', () => {
    expect(againstLevels('server/src/', SERVER_LEVELS)).toEqual([]);
  });

  it('points the web’s arrows one way: routes → app → features → outbox → member → session → brand → ui and lib', () => {
    expect(againstLevels('web/src/', WEB_LEVELS)).toEqual([]);
  });

  it('has no circle of imports, those of types and of tests included', () => {
    expect(importCircles(files.flatMap(importsOf))).toEqual([]);
  });

  test.each(['domain/src/', 'server/src/', 'web/src/'])('%s has no circle of rooms', (root) => {
    const rooms = betweenRooms(root).map(({ from, to }) => ({
      from: room(from, root),
      to: room(to, root),
    }));
    expect(importCircles(rooms)).toEqual([]);
  });

  it('lets nothing but the journal read journals: no offer, no nudge, no event', () => {
    const readers = imports
      .filter(({ to }) => to === 'server/src/db/tables/journal-entries.ts')
      .map(({ from }) => from)
      .filter((from) => !from.startsWith('server/src/features/journal/'));
    expect(readers).toEqual([]);
    const named = production
      .filter(({ path }) => path.startsWith('server/src/'))
      .filter(({ text }) => text.includes('journal_entries'))
      .map(({ path }) => path);
    expect(named.sort()).toEqual([
      'server/src/db/access.ts',
      'server/src/db/growth.ts',
      'server/src/db/tables/journal-entries.ts',
      'server/src/testing/sample-rows.ts',
    ]);
  });

  it('keeps product words out of the UI kit', () => {
    const wrong = production
      .filter(({ path }) => path.startsWith('web/src/ui/'))
      .filter(({ text }) => /hearthway|workshop|premium|pulse|@hearthway\//i.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test.each(files.map(({ path }) => path))('%s is named in kebab-case and is no barrel', (path) => {
    const name = path.split('/').at(-1) ?? '';
    if (path.startsWith('web/src/routes/')) return;
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config))?\.tsx?$/);
    expect(name).not.toBe('index.ts');
  });

  it('keeps files the size of their idea', () => {
    const long = files.filter(({ text }) => text.split('\n').length > 350);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
