import { basename, dirname } from 'node:path';
import { parseImports, type SourceFile, sourceFiles } from './source-files.ts';

const OPENS_DATABASE = 'server/src/testing/test-database.ts';
/** These tests depend on the database engine, so they run on PostgreSQL and on PGlite. */
const BOTH_ENGINES = /^server\/src\/(db|auth|jobs)\//;
const PGLITE_ONLY = /^server\/src\/db\/embedded\//;
/**
 * These tests send many requests. Other tests cover the same routes and statements on both engines,
 * so these run only on PostgreSQL.
 */
const POSTGRES_ONLY = new Set([
  'server/src/auth/forged-tokens.test.ts',
  'server/src/auth/limits.test.ts',
  'server/src/auth/mailed-links-table.test.ts',
  'server/src/auth/mailed-links.test.ts',
  'server/src/auth/open-links.test.ts',
]);

/** Features whose main test file is not named like their folder. */
const OTHER_WALKS = new Set([
  'server/src/features/account/data-export.test.ts',
  'server/src/features/analytics/delete-old-events.test.ts',
  'server/src/features/daily-nudge/claim-nudge.test.ts',
  'server/src/features/media/videos.test.ts',
  'server/src/features/offers/track-offer.test.ts',
]);

export interface ServerTests {
  withoutDatabase: string[];
  pglite: string[];
  postgres: string[];
}

export function groupServerTests(files: SourceFile[] = sourceFiles()): ServerTests {
  const imports = Map.groupBy(files.flatMap(parseImports), ({ from }) => from);
  const opensDatabase = (path: string): boolean =>
    path === OPENS_DATABASE ||
    (imports.get(path) ?? []).some(
      ({ to, isTypeOnly }) =>
        !isTypeOnly && to.startsWith('server/src/testing/') && opensDatabase(to),
    );
  const tests = files
    .map(({ path }) => path)
    .filter((path) => /^server\/src\/.*\.test\.ts$/.test(path));
  const onPgliteOnly = tests.filter((path) => PGLITE_ONLY.test(path));
  const others = tests.filter((path) => !PGLITE_ONLY.test(path));
  const withDatabase = others.filter(opensDatabase);
  return {
    withoutDatabase: others.filter((path) => !opensDatabase(path)),
    postgres: withDatabase,
    pglite: [
      ...onPgliteOnly,
      ...withDatabase.filter(
        (path) => (BOTH_ENGINES.test(path) && !POSTGRES_ONLY.has(path)) || isFeatureWalk(path),
      ),
    ],
  };
}

const isFeatureWalk = (path: string) =>
  OTHER_WALKS.has(path) ||
  (path.startsWith('server/src/features/') &&
    basename(path, '.test.ts') === basename(dirname(path)));
