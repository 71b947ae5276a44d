import { formatCount, formatNumber } from '../format.ts';
import type { HealthDay, HealthMeasure } from './health-day.ts';

export const MEASURE_LABELS: Record<HealthMeasure, string> = {
  sleepMinutes: 'Sleep',
  steps: 'Steps',
  restingHeartRate: 'Resting heart rate',
};

export const HEALTH_TEXT = {
  title: 'Import from your phone or watch',
  intro:
    'Add your sleep and steps, and your insights can take them into account. Your file stays on this device: only daily totals are saved, and only after you’ve seen them.',
  choose: 'Choose a file',
  another: 'Choose another file',
  which: 'Which file do I need?',
  reading: 'Reading your file…',
  readingHint: 'A large export can take a few minutes. Just leave this page open.',
  cancel: 'Cancel',
  found: 'Here’s what we found',
  endsEarly: (days: number) =>
    `The file is incomplete, but we could read ${formatCount(days, 'day', 'days')}. Some days may be missing or incomplete, so it’s better to export it again.`,
  skipped: (rows: number) =>
    `We skipped ${formatCount(rows, 'row', 'rows')} because we couldn’t read the ${rows === 1 ? 'date' : 'dates'}.`,
  latest: 'Your latest days',
  agree: 'Save these daily totals in my account',
  agreeHint:
    'They’re used for your own insights and are part of your data download. You can delete them at any time.',
  pleaseAgree: 'Please tick the box first if you’d like to save them.',
  save: (days: number) => `Save ${formatCount(days, 'day', 'days')}`,
  saving: 'Saving…',
  saved: (days: number) => `Saved ${formatCount(days, 'day', 'days')}.`,
  notSaved:
    'We couldn’t save everything. Please check your connection and try again. Nothing gets saved twice.',
  stored: 'Saved in your account',
  nothingStored: 'Nothing yet.',
  couldNotLoad: 'We couldn’t load your saved days. Please try again later.',
  replaces: 'If you import a day again, the new totals replace the old ones.',
  delete: 'Delete all imported days',
  deleteTitle: 'Delete all imported days?',
  deleteText:
    'This removes the sleep, steps and resting heart rate you imported, and the insights based on them. Your file stays as it is.',
  deleteVerb: 'Delete them',
  deleted: 'Your imported days have been deleted.',
  notDeleted: 'We couldn’t delete your imported days. Please try again.',
  outOfRange: 'Only days from the last ten years can be saved.',
} as const;

export const FILE_SOURCES: readonly { name: string; steps: string }[] = [
  {
    name: 'Apple Health',
    steps:
      'In the Health app, tap your profile picture, then “Export All Health Data”. Choose the file export.zip here. Time in bed doesn’t count as sleep.',
  },
  {
    name: 'Fitbit',
    steps: 'In your Fitbit account on the web, export your data as CSV.',
  },
  {
    name: 'Garmin',
    steps: 'On connect.garmin.com, open the report for sleep or steps and choose “Export CSV”.',
  },
  {
    name: 'Oura',
    steps: 'In your Oura account on the web, export your data as CSV.',
  },
  {
    name: 'Google Fit',
    steps:
      'Download your Fit data from takeout.google.com and unpack it. Then choose “Daily activity metrics.csv” here.',
  },
  {
    name: 'Another app, or your own spreadsheet',
    steps:
      'Any CSV file with a “Date” column and columns like “Steps”, “Sleep (hours)” or “Resting heart rate” works. Daylio exports only moods, so there’s nothing to import from it.',
  },
];

export const sleepWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

export function measureWords(day: HealthDay, measure: HealthMeasure): string {
  const value = day[measure];
  if (value === null) return '–';
  return measure === 'sleepMinutes' ? sleepWords(value) : formatNumber(value);
}

export const dayCount = (days: number): string =>
  days === 0 ? 'none' : formatCount(days, 'day', 'days');
