import type { RoundedCount } from './rounded-count.ts';

export const countText = (count: RoundedCount): string =>
  count === 'few' ? 'fewer than five members' : count === 0 ? 'nobody' : `about ${count} members`;
