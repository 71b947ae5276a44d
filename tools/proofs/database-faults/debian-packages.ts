import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A required Debian package, and a file that exists if the package is installed. */
export interface DebianPackage {
  file: string;
  package: string;
}

/**
 * Installs missing packages if it runs as root. Otherwise throws an error with the command to run.
 */
export function installFromDebian(required: readonly DebianPackage[]): void {
  const missing = required.filter(({ file }) => !existsSync(file)).map((one) => one.package);
  if (missing.length === 0) return;
  const command = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing];
  const [apt = '', ...args] = command;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isInstalled =
    process.getuid?.() === 0 && spawnSync(apt, args, { env, stdio: 'ignore' }).status === 0;
  if (!isInstalled) throw new Error(`Packages are missing. Run as root: ${command.join(' ')}`);
}
