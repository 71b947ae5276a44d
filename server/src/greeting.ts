import { type Config, mailFolder } from './config.ts';
import type { PersonaLogin } from './personas/load-personas.ts';

/** What the person who started the server reads. */
export function greeting(config: Config, personas: PersonaLogin[]): string {
  const lines = ['', `${config.productName} is running at ${config.auth.publicUrl}`, ''];
  lines.push(
    config.database
      ? '  Database: PostgreSQL, by DATABASE_URL'
      : `  Database: embedded, in ${config.dataDir}`,
    config.mail ? '  Mail: by SMTP' : `  Mail: written to ${mailFolder(config)}`,
  );
  if (personas.length > 0) {
    const width = Math.max(...personas.map(({ email }) => email.length));
    lines.push('', '  Sign in as one of these, made for trying things out:');
    for (const { email, password, about } of personas) {
      lines.push(`    ${email.padEnd(width)}  ${password}  ${about}`);
    }
  }
  lines.push('', '  Stop with Ctrl+C.', '');
  return lines.join('\n');
}
