import { expect, test } from 'vitest';
import { createAppleReader } from './apple-health.ts';
import type { HealthDay } from './health-day.ts';

const TODAY = '2026-11-15';

const record = (type: string, from: string, to: string, value: string, source = 'Watch') =>
  `<Record type="${type}" sourceName="${source}" unit="count" startDate="${from}" endDate="${to}" value="${value}"/>\n`;
const steps = (from: string, to: string, count: number, source?: string) =>
  record('HKQuantityTypeIdentifierStepCount', from, to, String(count), source);
const asleep = (from: string, to: string, source?: string, stage = 'AsleepCore') =>
  record(
    'HKCategoryTypeIdentifierSleepAnalysis',
    from,
    to,
    `HKCategoryValueSleepAnalysis${stage}`,
    source,
  );
const at = (day: string, time: string, zone = '+0100') => `2026-11-${day} ${time}:00 ${zone}`;

function read(records: string, { pieces = 7, end = '</HealthData>\n' } = {}) {
  const text = `<?xml version="1.0"?>\n<HealthData locale="en_GB">\n<ExportDate value="2026-11-14 10:00:00 +0100"/>\n${records}${end}`;
  const reader = createAppleReader(TODAY);
  const size = Math.ceil(text.length / pieces);
  for (let from = 0; from < text.length; from += size) reader.read(text.slice(from, from + size));
  return reader.finish();
}

const day = (key: string, values: Partial<HealthDay>): HealthDay => ({
  ...{ day: key, sleepMinutes: null, steps: null, restingHeartRate: null, ...values },
});

test('the Apple Health reader finds steps, sleep and heart rate wherever the file is split into chunks', () => {
  const records =
    steps(at('10', '08:00'), at('10', '08:30'), 1200) +
    record('HKQuantityTypeIdentifierHeartRate', at('10', '08:00'), at('10', '08:00'), '88') +
    record('HKQuantityTypeIdentifierRestingHeartRate', at('10', '00:00'), at('10', '23:00'), '54') +
    record('HKQuantityTypeIdentifierRestingHeartRate', at('10', '00:00'), at('10', '23:59'), '57') +
    asleep(at('09', '23:00'), at('10', '06:30'));
  const expected = [day('2026-11-10', { sleepMinutes: 450, steps: 1200, restingHeartRate: 56 })];
  for (const pieces of [1, 2, 3, 17, 200, 5000]) {
    expect(read(records, { pieces })).toEqual({
      ...{ days: expected, isComplete: true, skippedRows: 0 },
    });
  }
});

test('sleep recorded by both phone and watch counts only once', () => {
  const records =
    asleep(at('09', '22:30'), at('10', '01:00'), 'Watch', 'AsleepDeep') +
    asleep(at('10', '01:00'), at('10', '06:00'), 'Watch', 'AsleepREM') +
    asleep(at('09', '23:00'), at('10', '06:30'), 'Phone', 'AsleepUnspecified') +
    asleep(at('10', '14:00'), at('10', '14:30'), 'Watch') +
    asleep(at('10', '21:50'), at('10', '22:10'), 'Watch') +
    asleep(at('10', '23:00'), at('11', '07:00'), 'Watch');
  expect(read(records).days).toEqual([
    day('2026-11-10', { sleepMinutes: 8 * 60 + 30 }),
    day('2026-11-11', { sleepMinutes: 8 * 60 + 20 }),
  ]);
});

test('time awake and time in bed do not count as sleep', () => {
  const records =
    asleep(at('09', '22:30'), at('10', '07:00'), 'Phone', 'InBed') +
    asleep(at('10', '03:00'), at('10', '03:20'), 'Watch', 'Awake') +
    asleep(at('10', '04:00'), at('10', '05:00'), 'Watch');
  expect(read(records).days).toEqual([day('2026-11-10', { sleepMinutes: 60 })]);
});

test('a night in which the clock changes has its real length', () => {
  const records = asleep('2026-10-24 23:00:00 +0200', '2026-10-25 07:00:00 +0100');
  expect(read(records).days).toEqual([day('2026-10-25', { sleepMinutes: 9 * 60 })]);
});

test('in each hour, only the source with the most steps counts', () => {
  const records =
    steps(at('10', '08:00'), at('10', '08:40'), 1000, 'Watch') +
    steps(at('10', '08:05'), at('10', '08:35'), 900, 'Phone') +
    steps(at('10', '12:50'), at('10', '13:10'), 400, 'Phone');
  expect(read(records).days).toEqual([day('2026-11-10', { steps: 1400 })]);
});

test('a daily total from another app is not added to the hourly counts', () => {
  const records =
    steps(at('10', '00:00'), at('10', '23:59'), 8000, 'Band') +
    steps(at('10', '08:00'), at('10', '08:40'), 5000, 'Phone');
  expect(read(records).days).toEqual([day('2026-11-10', { steps: 8000 })]);
});

test('the steps of the day of the export are left out, because that day is incomplete', () => {
  const records =
    steps(at('14', '08:00'), at('14', '08:40'), 1000) +
    asleep(at('13', '23:00'), at('14', '06:00'));
  expect(read(records).days).toEqual([day('2026-11-14', { sleepMinutes: 420 })]);
});

test('impossible values, future days and days more than ten years ago are left out', () => {
  const heart = (date: string, value: string) =>
    record(
      'HKQuantityTypeIdentifierRestingHeartRate',
      `${date} 08:00:00 +0000`,
      `${date} 08:00:00 +0000`,
      value,
    );
  const records =
    heart('2026-11-10', '24') +
    heart('2026-11-11', '221') +
    heart('2026-11-20', '60') +
    heart('2016-11-14', '60') +
    heart('2016-11-15', '61') +
    steps(at('10', '08:00'), at('10', '08:40'), 200_001);
  expect(read(records).days).toEqual([day('2016-11-15', { restingHeartRate: 61 })]);
});

test('unusual but valid spelling of times, names and tags is understood', () => {
  const records =
    steps(
      '2026-11-10 8:05:00 PM +0100',
      '2026-11-10 8:15:00\u202fPM +0100',
      700,
      'My &gt;> phone',
    ) + asleep(at('09', '23:00'), at('10', '06:00')).replace('"/>', '" />');
  expect(read(records).days).toEqual([day('2026-11-10', { steps: 700, sleepMinutes: 420 })]);
});

test('a truncated file counts as incomplete, and the days before the break are kept', () => {
  const whole = asleep(at('09', '23:00'), at('10', '06:00'));
  expect(read(whole, { end: '<Record type="HKQuant' })).toMatchObject({
    ...{ days: [day('2026-11-10', { sleepMinutes: 420 })], isComplete: false },
  });
});
