import { hourText } from './hour-text.ts';

export const DAY_START_MESSAGES = {
  label: 'My day starts at',
  hint: 'If you’re up past midnight, your evening still counts for the day before.',
  /** In the far west, a later start would count for a date that is over everywhere else. */
  earlierHere: (minute: number) =>
    `Where you are now, your day can’t start later than ${hourText(minute)}.`,
} as const;
