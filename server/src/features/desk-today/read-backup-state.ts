import { getBackupState } from '@hearthway/domain/desk-today/backup-state';
import type { BackupState } from '@hearthway/domain/desk-today/contract';
import type { TodayDeps } from './today-source.ts';

export async function readBackupState(
  { config: { backup }, lastBackup }: TodayDeps,
  now: Date,
): Promise<BackupState> {
  const { isScheduled, everyHours, passphrase } = backup;
  const schedule = { isScheduled, everyHours, isEncrypted: passphrase !== null };
  return getBackupState(schedule, (await lastBackup?.()) ?? null, now);
}
