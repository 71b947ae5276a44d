import type { BackupState } from './contract.ts';

const HOUR_MS = 3_600_000;
/** Making a backup and trying again takes time, so a backup may be twelve hours late. */
const GRACE_HOURS = 12;

interface Schedule {
  isScheduled: boolean;
  isEncrypted: boolean;
  everyHours: number;
}

export function getBackupState(
  schedule: Schedule,
  newest: { at: Date; bytes: number } | null,
  now: Date,
): BackupState {
  const age = newest ? now.getTime() - newest.at.getTime() : Number.POSITIVE_INFINITY;
  return {
    ...schedule,
    newest: newest && { at: newest.at.toISOString(), bytes: newest.bytes },
    isLate: schedule.isScheduled && age > (schedule.everyHours + GRACE_HOURS) * HOUR_MS,
  };
}

export function shortAge(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS);
  if (hours < 1) return 'Just now';
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}

export function formatAge(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS);
  if (hours < 1) return 'within the last hour';
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}
