import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../steps.ts';

const run = promisify(execFile);

export interface OlderVersion extends AsyncDisposable {
  /** Its program, for `serverProcess`. */
  main: string;
}

/**
 * The source of an older version beside this one, on the packages that are installed here: only its
 * own workspaces are its own.
 */
export async function olderVersion(commit: string): Promise<OlderVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-older-'));
  const archive = spawn('git', ['archive', commit], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const unpacked = run('tar', ['-x', '-C', folder]);
  if (unpacked.child.stdin) archive.stdout.pipe(unpacked.child.stdin);
  await unpacked;
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@hearthway'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name === '@hearthway') continue;
    await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const name of ['domain', 'server']) {
    await symlink(join(folder, name), join(packages, '@hearthway', name));
  }
  return {
    main: join(folder, 'server/src/main.ts'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
