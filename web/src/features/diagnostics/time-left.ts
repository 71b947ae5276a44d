export function timeLeft(expiresAt: number, now: number): string {
  const seconds = Math.floor((expiresAt - now) / 1000);
  if (seconds <= 0) return 'expired';
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
