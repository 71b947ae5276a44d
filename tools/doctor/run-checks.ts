import { ConfigError, readConfig } from '@hearthway/server/config';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy } from './check-proxy.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

export async function runChecks(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [failure('settings', error.message, 'server/src/config.ts lists every setting.')];
  }
  const examples = Object.values(config.public.links).filter((link) => /\.example\b/.test(link));
  const settings =
    examples.length > 0
      ? warning(
          'settings',
          `${examples.length} links still point to example addresses`,
          'Set your own with LINK_… (for example LINK_MHI_BOOKING); server/src/config.ts lists them.',
        )
      : ok('settings', 'valid');
  const samples =
    config.personas && config.database
      ? [
          warning(
            'settings',
            'sample members (PERSONAS) are turned on for a PostgreSQL database',
            'Set PERSONAS=off if this database has real members.',
          ),
        ]
      : [];
  return [
    settings,
    ...samples,
    ...(await checkDatabase(config)),
    await checkMail(config),
    await checkDisk(config),
    ...(await checkBackups(config)),
    ...(await checkProxy(config)),
  ];
}
