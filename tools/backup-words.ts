const HOUR = 3_600_000;
const KB = 1024;

export function formatAge(at: Date, now: Date): string {
  const hours = Math.round((now.getTime() - at.getTime()) / HOUR);
  if (hours < 0) return 'dated in the future, so a clock was wrong';
  if (hours < 48) return hours === 1 ? '1 hour old' : `${hours} hours old`;
  return `${Math.floor(hours / 24)} days old`;
}

export function formatSize(bytes: number): string {
  if (bytes < KB ** 2) return `${Math.ceil(bytes / KB)} KB`;
  return bytes < KB ** 3
    ? `${(bytes / KB ** 2).toFixed(1)} MB`
    : `${(bytes / KB ** 3).toFixed(1)} GB`;
}
