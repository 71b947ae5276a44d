import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readVersion } from './test-database.ts';

test.each(['db/migrate.ts', 'db/roles.ts', 'jobs/install-jobs.ts', 'jobs/queues.ts'])(
  'test databases are created anew after a change of %s',
  async (changed) => {
    const readProgram = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
    const edited = async (path: string) =>
      `${await readProgram(path)}${path === changed ? '//' : ''}`;
    expect(await readVersion(readProgram)).toBe(await readVersion());
    expect(await readVersion(edited)).not.toBe(await readVersion());
  },
);
