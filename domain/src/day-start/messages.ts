import { hourText } from './hour-text.ts';

export const DAY_START_MESSAGES = {
  label: 'My day starts at',
  hint: 'If you’re up past midnight, your evening still counts for the day before.',
  earlierHere: (minute: number) =>
    `In your current time zone, your day can’t start later than ${hourText(minute)}.`,
} as const;
