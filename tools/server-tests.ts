import { basename, dirname } from 'node:path';
import { parseImports, type SourceFile, sourceFiles } from './source-files.ts';

const OPENS_DATABASE = 'server/src/testing/test-database.ts';
/** Folders whose tests depend on the database engine itself, so they run on both engines. */
const BOTH_ENGINES = /^server\/src\/(db|auth|jobs)\//;
const PGLITE_ONLY = /^server\/src\/db\/embedded\//;

/**
 * The test file that runs on PGlite for each feature that has no test file named like its folder.
 */
const OTHER_WALKS = new Set([
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

/**
 * Decides which server tests run on which database engine. All tests with a database run on
 * PostgreSQL. PGlite also runs the database, auth and job tests, and one file per feature: the one
 * named like its folder.
 */
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
      ...withDatabase.filter((path) => BOTH_ENGINES.test(path) || isFeatureWalk(path)),
    ],
  };
}

/**
 * True for a feature's main test file, such as `features/journal/journal.test.ts`, but not for
 * `features/journal/year.test.ts`.
 */
const isFeatureWalk = (path: string) =>
  OTHER_WALKS.has(path) ||
  (path.startsWith('server/src/features/') &&
    basename(path, '.test.ts') === basename(dirname(path)));
