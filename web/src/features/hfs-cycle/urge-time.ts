import type { Urge } from '@hearthway/domain/hfs-cycle/urge';
import { dateFormat } from '../../lib/date-format.ts';

const format = dateFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "15 Nov, 23:58", by the clock on the wall when it was felt. */
export const urgeTime = ({ at, utcOffset }: Pick<Urge, 'at' | 'utcOffset'>): string =>
  format(new Date(Date.parse(at) + utcOffset * 60_000));
