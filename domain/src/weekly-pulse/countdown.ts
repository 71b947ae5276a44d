const MINUTE = 60_000;

export const opensAgainIn = (nextEligibleAt: Date, now: Date): string =>
  `Weekly Pulse opens again in ${timeLeft(nextEligibleAt.getTime() - now.getTime())}`;

function timeLeft(ms: number): string {
  if (ms <= 0) return 'just a moment';
  if (ms < MINUTE) return 'less than a minute';
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return both(count(days, 'day'), count(hours % 24, 'hour'));
  if (hours > 0) return both(count(hours, 'hour'), count(minutes % 60, 'minute'));
  return count(minutes, 'minute');
}

const count = (number: number, unit: string) => {
  if (number === 0) return '';
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
};

const both = (large: string, small: string) => (small === '' ? large : `${large} and ${small}`);
