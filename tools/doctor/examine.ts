import { ConfigError, readConfig } from '@hearthway/server/config';
import { attention, type Finding, well, wrong } from './finding.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtDisk } from './look-at-disk.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtProxy } from './look-at-proxy.ts';

/** Everything that an installation stands on, each with what to do. Changes nothing. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [wrong('settings', error.message, 'server/src/config.ts lists every setting.')];
  }
  const examples = Object.values(config.public.links).filter((link) => /\.example\b/.test(link));
  const settings =
    examples.length > 0
      ? attention(
          'settings',
          `${examples.length} outside addresses are still examples`,
          'Give your own as LINK_…, such as LINK_MHI_BOOKING; server/src/config.ts lists them.',
        )
      : well('settings', 'can be used');
  const samples =
    config.personas && config.database
      ? [
          attention(
            'settings',
            'sample members are on, with a PostgreSQL server',
            'Set PERSONAS=off where real members are.',
          ),
        ]
      : [];
  return [
    settings,
    ...samples,
    ...(await lookAtDatabase(config)),
    await lookAtMail(config),
    await lookAtDisk(config),
    ...(await lookAtProxy(config)),
  ];
}
