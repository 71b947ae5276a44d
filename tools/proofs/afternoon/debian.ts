import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a proof needs of Debian: a file by which it is known, and the package that brings it. */
export interface Wanted {
  file: string;
  package: string;
}

/** Installs what is missing where that is allowed, and says what to do where it is not. */
export function installFromDebian(wanted: readonly Wanted[]): void {
  const missing = wanted.filter(({ file }) => !existsSync(file)).map((one) => one.package);
  if (missing.length === 0) return;
  const command = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing];
  const [apt = '', ...args] = command;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isInstalled =
    process.getuid?.() === 0 && spawnSync(apt, args, { env, stdio: 'ignore' }).status === 0;
  if (!isInstalled) throw new Error(`This needs, as root: ${command.join(' ')}`);
}
