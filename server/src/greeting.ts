import { join } from 'node:path';
import { type Config, mailFolder } from './config.ts';
import type { PersonaLogin } from './personas/load-personas.ts';

export function greeting(config: Config, personas: PersonaLogin[]): string {
  const lines = ['', `${config.productName} is running at ${config.auth.publicUrl}`, ''];
  lines.push(
    config.database
      ? '  Database: PostgreSQL (DATABASE_URL)'
      : `  Database: embedded, in ${config.dataDir}`,
    config.mail ? '  Email: sent over SMTP' : `  Email: written to ${mailFolder(config)}`,
  );
  if (personas.length > 0 && !isLocalOnly(config)) {
    lines.push(
      '',
      `  Sample members: their passwords are in ${join(config.dataDir, 'personas.json')}`,
    );
  } else if (personas.length > 0) {
    const width = Math.max(...personas.map(({ email }) => email.length));
    lines.push('', '  Sample members to sign in as:');
    for (const { email, password, about } of personas) {
      lines.push(`    ${email.padEnd(width)}  ${password}  ${about}`);
    }
  }
  lines.push('', '  Stop with Ctrl+C.', '');
  return lines.join('\n');
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

function isLocalOnly({ host, auth }: Pick<Config, 'host' | 'auth'>): boolean {
  return [host, new URL(auth.publicUrl).hostname].every((name) => LOOPBACK.test(name));
}
