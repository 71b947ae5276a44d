import { expect, test } from 'vitest';
import { createCsvReader } from './csv-health.ts';

const TODAY = '2026-11-15';

function read(text: string, { name = 'export.csv', pieces = 3 } = {}) {
  const reader = createCsvReader(TODAY, name);
  const size = Math.ceil(text.length / pieces);
  for (let from = 0; from < text.length; from += size) reader.read(text.slice(from, from + size));
  return reader.finish();
}

const rows = (text: string, settings?: Parameters<typeof read>[1]) =>
  read(text, settings).days.map(({ day, sleepMinutes, steps, restingHeartRate }) =>
    [day, sleepMinutes ?? '-', steps ?? '-', restingHeartRate ?? '-'].join(' '),
  );

test('a Fitbit export with several tables is read, and its naps are added to the nights', () => {
  const text = `Activities\r\nDate,Calories Burned,Steps,Distance\r\n"2026-11-01","2,123","8,432","5.9"\r\n"2026-11-02","1,900","0","0"\r\n\r\nSleep\r\nStart Time,End Time,Minutes Asleep,Minutes Awake\r\n"2026-10-31 11:12PM","2026-11-01 7:01AM","420","40"\r\n"2026-11-01 2:00PM","2026-11-01 2:30PM","25","5"\r\n`;
  for (const pieces of [1, 4, 100]) {
    expect(rows(text, { pieces })).toEqual(['2026-11-01 445 8432 -']);
  }
});

test('a Garmin sleep table is read', () => {
  const text = `Sleep Score 4 Weeks,Score,Resting Heart Rate,Body Battery,Quality,Duration,Sleep Need,Bedtime,Wake Time\n2026-11-01,88,53,72,Good,7h 55min,8h 0min,11:31 PM,7:26 AM\n"Nov 2, 2026",--,--,--,--,6h,8h 0min,--,--\n`;
  expect(rows(text)).toEqual(['2026-11-01 475 - 53', '2026-11-02 360 - -']);
});

test('a Garmin table of goals counts as steps only if the file name says so', () => {
  const text = ',Actual,Goal\n10/31/2026,8432,7500\n11/1/2026,9000,7500\n';
  expect(rows(text, { name: 'Steps.csv' })).toEqual(['2026-10-31 - 8432 -', '2026-11-01 - 9000 -']);
  expect(() => rows(text, { name: 'Floors.csv' })).toThrow('couldn’t find a date together');
});

test('Oura tables are read, with sleep in seconds and either delimiter', () => {
  expect(
    rows(
      'date,Sleep Score,Total Sleep Duration,Average Resting Heart Rate,Steps\n2026-11-01,80,27000,52.4,7001\n',
    ),
  ).toEqual(['2026-11-01 450 7001 52']);
  expect(
    rows(
      'id;day;type;total_sleep_duration;lowest_heart_rate\na;2026-11-01;long_sleep;25200;48\nb;2026-11-01;late_nap;1200;50\n',
    ),
  ).toEqual(['2026-11-01 440 - 49']);
});

test('Google Fit’s daily metrics are read, with sleep in milliseconds', () => {
  expect(
    rows(
      'Date,Move Minutes count,Calories (kcal),Average heart rate (bpm),Step count,Sleep duration (ms)\n2026-11-01,42,2100,72,9100,25200000\n2026-11-02,10,1900,,3100,\n',
    ),
  ).toEqual(['2026-11-01 420 9100 -', '2026-11-02 - 3100 -']);
});

test('a Daylio export has no sleep and no steps', () => {
  const text =
    'full_date,date,weekday,time,mood,activities,note_title,note\n2026-11-01,November 1,Sunday,13:48,meh,"work | walk","","Two\nlines"\n';
  expect(() => rows(text)).toThrow('has your moods');
});

test('a table that the member made, with hours of sleep, is read', () => {
  expect(rows('Day\tSleep (hours)\tResting HR\n01.11.2026\t7,5\t54 bpm\n')).toEqual([
    '2026-11-01 450 - 54',
  ]);
});

test.each([
  ['31/10/2026', '1/11/2026', ['2026-10-31', '2026-11-01']],
  ['10/31/2026', '11/1/2026', ['2026-10-31', '2026-11-01']],
  ['3/4/2026', '4/4/2026', ['2026-04-03', '2026-04-04']],
  ['4/3/26', '4/4/26', ['2026-04-03', '2026-04-04']],
])(
  'the order of day and month is found by comparing the dates %s and %s',
  (first, second, days) => {
    const found = read(`Date,Steps\n${first},5000\n${second},6000\n`).days;
    expect(found.map(({ day }) => day)).toEqual(days);
  },
);

test('rows without a readable date are counted and left out', () => {
  const { days, skippedRows } = read('Date,Steps\nAverage,7000\n2026-06-31,1\n2026-11-01,5000\n');
  expect([days.length, skippedRows]).toEqual([1, 2]);
});

test('a long file without a known table is rejected early', () => {
  const reader = createCsvReader(TODAY, 'heart.csv');
  const lines = `Time,Rate\n${'2026-11-01T00:00,71\n'.repeat(1000)}`;
  expect(() => reader.read(lines)).toThrow('couldn’t find a date together');
});

test('a quote that is never closed does not hide the rows after it', () => {
  expect(rows('Date,Steps,Note\n2026-11-01,5000,"oh\n2026-11-02,6000,x\n')).toEqual([
    '2026-11-01 - 5000 -',
    '2026-11-02 - 6000 -',
  ]);
});
