export type SleepUnit = 'hours' | 'minutes' | 'seconds' | 'milliseconds';

export interface Columns {
  day: number;
  sleep: number;
  sleepUnit: SleepUnit | null;
  steps: number;
  heart: number;
}

const DAY_NAMES = [
  /^(date|day|full date|calendar date|summary date)$/,
  // Garmin names the date column after the chart that it belongs to.
  /^sleep score \d+ (day|week|month|year)s?$/,
  /^(end time|end date|time period|timestamp)$/,
];
const SLEEP_NAMES = [
  /^(minutes asleep|sleep minutes|total sleep minutes|sleep min)$/,
  /^(total sleep duration|total sleep time|total sleep|sleep duration|time asleep)( |$)/,
  /^(sleep hours|hours slept|hours of sleep|sleep|asleep)( (hours|hrs|h|min|minutes))?$/,
];
const STEPS_NAMES = [/^(steps|step count|total steps|daily steps|steps count)$/];
const HEART_NAMES = [
  /^(resting heart rate|resting hr|rhr)( bpm)?$/,
  /^average resting heart rate$/,
  /^(lowest resting heart rate|lowest heart rate)$/,
];

const plainName = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function find(names: readonly string[], patterns: readonly RegExp[]): number {
  for (const pattern of patterns) {
    const index = names.findIndex((name) => pattern.test(name));
    if (index !== -1) return index;
  }
  return -1;
}

export function findColumns(cells: readonly string[], fileName: string): Columns | null {
  const names = cells.map(plainName);
  const steps = find(names, STEPS_NAMES);
  const sleep = find(names, SLEEP_NAMES);
  const columns = {
    day: find(names, DAY_NAMES),
    sleep: sleep === -1 ? findGarminSleep(names) : sleep,
    steps: steps === -1 ? findGarminSteps(names, fileName) : steps,
    heart: find(names, HEART_NAMES),
  };
  const hasMeasure = columns.sleep !== -1 || columns.steps !== -1 || columns.heart !== -1;
  // Some Garmin tables leave the heading of the date column empty.
  if (columns.day === -1 && names[0] === '') columns.day = 0;
  if (columns.day === -1 || !hasMeasure) return null;
  return { ...columns, sleepUnit: sleepUnitOf(names[columns.sleep] ?? '') };
}

const findGarminSleep = (names: readonly string[]): number =>
  names.includes('bedtime') || names.includes('sleep need') ? names.indexOf('duration') : -1;

/**
 * Garmin uses the same columns for steps, floors and other goals, so only the file name shows which
 * of them a file contains.
 */
const findGarminSteps = (names: readonly string[], fileName: string): number =>
  names.includes('goal') && /step/i.test(fileName) ? names.indexOf('actual') : -1;

function sleepUnitOf(name: string): SleepUnit | null {
  if (/\bms\b|millisecond/.test(name)) return 'milliseconds';
  if (/\b(min|minutes)\b/.test(name)) return 'minutes';
  if (/\b(hours|hrs|h)\b/.test(name)) return 'hours';
  return /\b(seconds|sec|s)\b/.test(name) ? 'seconds' : null;
}

export function isDaylioHead(cells: readonly string[]): boolean {
  const names = cells.map(plainName);
  return names.includes('mood') && names.includes('activities');
}
