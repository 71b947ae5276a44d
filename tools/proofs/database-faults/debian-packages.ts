import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface DebianPackage {
  file: string;
  package: string;
}

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
