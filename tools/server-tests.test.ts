import { describe, expect, it } from 'vitest';
import { groupServerTests } from './server-tests.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { x } from '${name}';`).join('\n'),
});

const HELPERS = [
  file('server/src/testing/test-database.ts'),
  file('server/src/testing/test-app.ts', './test-database.ts'),
];
const group = (path: string, ...imports: string[]) => {
  const groups = groupServerTests([...HELPERS, file(path, ...imports)]);
  return Object.entries(groups).flatMap(([name, paths]) => (paths.includes(path) ? [name] : []));
};

describe('choosing the database engines for the server tests', () => {
  it.each([
    ['server/src/http/token-buckets.test.ts', './token-buckets.ts', ['withoutDatabase']],
    ['server/src/http/http.test.ts', '../testing/test-app.ts', ['postgres']],
    ['server/src/auth/sign-up.test.ts', '../testing/test-app.ts', ['pglite', 'postgres']],
    ['server/src/auth/forged-tokens.test.ts', '../testing/test-app.ts', ['postgres']],
    ['server/src/db/migrate.test.ts', '../testing/test-database.ts', ['pglite', 'postgres']],
    ['server/src/db/embedded/wire.test.ts', './wire.ts', ['pglite']],
    ['server/src/features/quiz/quiz.test.ts', '../../testing/test-app.ts', ['pglite', 'postgres']],
    ['server/src/features/quiz/more.test.ts', '../../testing/test-app.ts', ['postgres']],
  ])('runs the test file $0 on $2', (path, imported, engines) => {
    expect(group(path, imported).sort()).toEqual(engines);
  });

  it('includes every test file at least once', () => {
    const { withoutDatabase, pglite, postgres } = groupServerTests();
    expect(withoutDatabase.length).toBeGreaterThan(10);
    expect(pglite.length).toBeGreaterThan(40);
    expect(postgres.length).toBeGreaterThan(pglite.length);
  });

  it('includes at least one file on PGlite for every feature with a database', () => {
    const { pglite, postgres } = groupServerTests();
    const features = (paths: string[]) =>
      new Set(paths.flatMap((path) => path.match(/server\/src\/features\/[^/]+/)?.[0] ?? []));
    expect([...features(postgres)].filter((name) => !features(pglite).has(name))).toEqual([]);
  });
});
