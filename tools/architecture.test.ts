import { describe, expect, it, test } from 'vitest';
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

function brokenRules(root: string, mayImport: (from: string, to: string) => boolean): string[] {
  return imports
    .filter(within(root))
    .filter(({ to }) => to.startsWith(root))
    .filter(({ from, to }) => room(from, root) !== room(to, root))
    .filter(({ from, to }) => !mayImport(room(from, root), room(to, root)))
    .map(show);
}

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

  it('keeps the server’s features apart: they meet in app.ts', () => {
    const wrong = brokenRules('server/src/', (from, to) => {
      if (from === 'app.ts' || from === 'main.ts' || from === 'testing') return true;
      if (to.startsWith('features/')) return false;
      if (from.startsWith('features/'))
        return !['auth', 'testing', 'app.ts', 'main.ts'].includes(to);
      return !['app.ts', 'main.ts'].includes(to);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps test helpers out of what runs', () => {
    const wrong = imports
      .filter(within('server/src/'))
      .filter(
        ({ from, to }) => to.startsWith('server/src/testing/') && !from.includes('/testing/'),
      );
    expect(wrong.map(show)).toEqual([]);
  });

  it('points the web’s arrows one way: routes → app → features → member → brand → ui and lib', () => {
    const level = (name: string) => {
      if (name === 'ui' || name === 'lib' || name === 'styles') return 0;
      if (name === 'brand' || name === 'service-worker') return 1;
      if (name === 'member') return 2;
      if (name.startsWith('features/')) return 3;
      if (name === 'app') return 4;
      return name === 'main.tsx' ? 6 : 5;
    };
    const wrong = brokenRules('web/src/', (from, to) => level(from) > level(to));
    expect(wrong).toEqual([]);
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
