import type { KnipConfig } from 'knip';

/** With `--production`, knip ignores tests and so reports exports that only tests use. */
const isProduction = process.argv.includes('--production');
const FOR_TESTS = { 'src/**/testing/**': ['exports' as const, 'types' as const] };

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['vitest', 'fast-check', 'pg'],
  ignoreBinaries: ['chromium', 'clang', 'haproxy', 'pgbouncer', 'vite'],
  workspaces: {
    '.': { entry: ['vitest.config.ts'], project: [] },
    domain: {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!'],
      ...(isProduction && { ignoreIssues: FOR_TESTS }),
    },
    server: {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!'],
      ...(isProduction && {
        ignoreIssues: {
          ...FOR_TESTS,
          // Only tests use the exports of these files, to compare them with the real database and
          // routes.
          'src/{db,http}/access.ts': ['exports'],
          'src/db/growth.ts': ['exports'],
        },
      }),
    },
    web: {
      entry: [
        'src/routes/**/*.tsx!',
        'src/service-worker/**/*.ts!',
        'build/heading-font.ts!',
        '{src,build}/**/*.test.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx,css}!', 'build/**/*.ts'],
    },
    e2e: { entry: ['*.spec.ts'], project: ['**/*.ts'] },
    bench: {
      entry: ['bare-server.ts', 'capacity.ts', '*.test.ts'],
      project: ['**/*.ts'],
      ignoreDependencies: ['hono', '@hono/node-server', 'drizzle-orm'],
    },
    tools: {
      entry: [
        '*.{ts,mjs}',
        // `training/evaluate.ts` starts these scripts as processes instead of importing them.
        'training/evaluate-{answers,real-words}.ts',
        '{admin-grant,audit-verify,doctor,jobs,backup,backups,restore,move,keys-rotate}.ts!',
      ],
      project: ['**/*.ts'],
      ignoreDependencies: ['@biomejs/biome', 'drizzle-orm', '@types/.*', '@energetic-ai/.*'],
    },
  },
};

export default config;
