import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The proofs take a minute, most of it waiting: first, so that nobody waits for them at the end. */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProof = ({ moduleId }: TestSpecification) => moduleId.endsWith('/proofs.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))];
  }
}

/** The server's tests run twice: each engine is a project of its own. */
const server = (engine: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server on ${engine}`,
    include: ['server/src/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    ...(engine === 'postgres' && {
      globalSetup: ['tools/vitest-postgres.ts'],
      exclude: ['server/src/db/embedded/**'],
    }),
  },
});

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may stall for seconds; a test that fails twice has found something.
    retry: 1,
    setupFiles: ['tools/vitest-setup.ts'],
    sequence: { sequencer: ProofsFirst },
    // Each worker thread of a PGlite test file costs some 300 MB.
    maxWorkers: 3,
    // Test files share no state but what they import, and importing the server anew is slow.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}', 'web/build/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      server('pglite'),
      server('postgres'),
    ],
  },
});
