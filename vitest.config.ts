import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { groupServerTests } from './tools/server-tests.ts';

/** Starts the slowest files first, so that none of them runs alone at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slow = ['/proofs.test', 'access-matrix', 'page-access', 'limits', 'backup', 'pictures'];
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slow.findIndex((part) => moduleId.includes(part));
      return index === -1 ? slow.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const NEED_POSTGRES = ['tools/{proofs,failover,replica-reads,pg-dump}.test.ts'];
const { withoutDatabase, pglite, postgres } = groupServerTests();

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 240_000,
    setupFiles: ['tools/vitest-setup.ts'],
    sequence: { sequencer: SlowestFirst },
    // Two workers are the limit, because a PGlite test file takes about 300 MB.
    maxWorkers: 2,
    // Test files share the modules they import, because importing the server is slow.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}', 'web/build/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['{tools,bench}/**/*.test.ts'],
          exclude: NEED_POSTGRES,
        },
      },
      { extends: true, test: { name: 'tools on postgres', include: NEED_POSTGRES } },
      { extends: true, test: { name: 'server', include: withoutDatabase } },
      {
        extends: true,
        test: { name: 'server on pglite', include: pglite, env: { TEST_ENGINE: 'pglite' } },
      },
      {
        extends: true,
        test: {
          name: 'server on postgres',
          include: postgres,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tools/vitest-postgres.ts'],
        },
      },
    ],
  },
});
