import type { Config } from '@hearthway/server/config';
import { findNewestBackup, type StoredBackup } from '@hearthway/server/db/backup/backup-files';
import { openStore } from '@hearthway/server/db/backup/store';
import { OperatorError } from '@hearthway/server/operator-error';
import { formatAge, formatSize } from '../backup-words.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const HOUR = 3_600_000;
const GRACE_HOURS = 12;

export async function checkBackups(
  { backup }: Pick<Config, 'backup'>,
  now = new Date(),
): Promise<Finding[]> {
  const { place, passphrase, isScheduled, everyHours } = backup;
  if (!isScheduled) {
    return [
      warning(
        'backups',
        'none are being made, because BACKUP_TO isn’t set',
        'Set BACKUP_TO and BACKUP_PASSPHRASE, and restart the server.',
      ),
    ];
  }
  const secrecy = passphrase
    ? []
    : [
        warning(
          'backups',
          'they aren’t encrypted',
          'Set BACKUP_PASSPHRASE, and keep a copy of it somewhere else.',
        ),
      ];
  let newest: StoredBackup | null;
  try {
    newest = await findNewestBackup(openStore(place), now);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      error instanceof OperatorError ? error.message : `we can’t read BACKUP_TO (${code}).`;
    return [failure('backups', reason, 'Check BACKUP_TO and that this user has access to it.')];
  }
  if (!newest) {
    const action = 'Start the server, which makes the first one, or run npm run backup.';
    return [...secrecy, failure('backups', 'there are none yet', action)];
  }
  const message = `the newest is ${formatAge(newest.at, now)}, ${formatSize(newest.bytes)}`;
  const isLate = now.getTime() - newest.at.getTime() > (everyHours + GRACE_HOURS) * HOUR;
  return [
    ...secrecy,
    isLate
      ? failure(
          'backups',
          message,
          'Look in the log for “a job failed” with queue backup, or run npm run backup.',
        )
      : ok('backups', message),
  ];
}
