import type { DayKey } from '../calendar.ts';
import { type Columns, findColumns, isDaylioHead } from './csv-columns.ts';
import { createLineSplitter, findDelimiter, splitCells } from './csv-lines.ts';
import {
  minutesPer,
  orderDates,
  readCount,
  readDate,
  readDuration,
  readNumber,
  type SlashedDate,
} from './csv-values.ts';
import { HealthFileError } from './file-problem.ts';
import { type HealthFile, type HealthReader, toHealthDays } from './health-day.ts';

interface DayRows {
  date: number | SlashedDate;
  sleep: number | null;
  sleepMinutes: number | null;
  steps: number | null;
  heartSum: number;
  heartCount: number;
}

interface Table {
  columns: Columns;
  delimiter: string;
  days: Map<string, DayRows>;
}

const MAX_DATES = 40_000;
const MAX_LINES_BEFORE = 1000;

/** Some apps put several tables, each with its own headings, into one file. */
export function createCsvReader(today: DayKey, fileName: string): HealthReader {
  const tables: Table[] = [];
  let isDaylio = false;
  let skippedRows = 0;
  let readRows = 0;
  let linesBefore = 0;

  const splitter = createLineSplitter((line) => {
    const table = tables.at(-1);
    const row = table ? splitCells(line, table.delimiter) : [];
    if (table && readRow(table, row)) return;
    const delimiter = findDelimiter(line);
    const cells = splitCells(line, delimiter);
    const columns = findColumns(cells, fileName);
    if (columns) tables.push({ columns, delimiter, days: new Map() });
    else if (row.length > 1) skippedRows++;
    isDaylio ||= isDaylioHead(cells);
    if (tables.length === 0 && ++linesBefore > MAX_LINES_BEFORE) throw unknownTable();
  });

  const unknownTable = () => new HealthFileError(isDaylio ? 'only_moods' : 'unknown_columns');

  function readRow({ columns, days }: Table, cells: readonly string[]): boolean {
    const date = readDate(cells[columns.day] ?? '');
    if (date === null) return false;
    readRows++;
    const key = typeof date === 'number' ? `${date}` : Object.values(date).join('/');
    const empty = { sleep: null, sleepMinutes: null, steps: null, heartSum: 0, heartCount: 0 };
    const found = days.get(key) ?? { date, ...empty };
    const slept = cells[columns.sleep] ?? '';
    const duration = readDuration(slept);
    if (duration === null) found.sleep = plus(found.sleep, readNumber(slept));
    else found.sleepMinutes = plus(found.sleepMinutes, duration);
    found.steps = plus(found.steps, readCount(cells[columns.steps] ?? ''));
    const heart = readNumber(cells[columns.heart] ?? '');
    if (heart > 0) {
      found.heartSum += heart;
      found.heartCount++;
    }
    if (days.size < MAX_DATES) days.set(key, found);
    return true;
  }

  return {
    read: (text) => splitter.read(text),
    finish(): HealthFile {
      splitter.finish();
      if (tables.length === 0) throw unknownTable();
      if (readRows === 0 && skippedRows > 0) throw new HealthFileError('bad_dates');
      const days = toHealthDays(combine(tables), { today });
      if (days.length === 0) throw new HealthFileError('nothing_found');
      return { days, isComplete: true, skippedRows };
    },
  };
}

const plus = (sum: number | null, value: number): number | null =>
  Number.isNaN(value) ? sum : (sum ?? 0) + value;

function combine(tables: readonly Table[]) {
  const sleepMinutes = new Map<number, number>();
  const steps = new Map<number, number>();
  const restingHeartRate = new Map<number, number>();
  const slashed = tables
    .flatMap(({ days }) => [...days.values()])
    .flatMap(({ date }) => (typeof date === 'number' ? [] : [date]));
  const readSlashed = orderDates(slashed);
  for (const { columns, days } of tables) {
    const longest = [...days.values()].reduce((most, { sleep }) => Math.max(most, sleep ?? 0), 0);
    const minutes = minutesPer(columns.sleepUnit, longest);
    for (const row of days.values()) {
      const day = typeof row.date === 'number' ? row.date : readSlashed(row.date);
      if (day === null) continue;
      const slept = row.sleepMinutes ?? (row.sleep === null ? null : row.sleep * minutes);
      // Some apps write zero for a night without a measurement.
      if (slept) sleepMinutes.set(day, slept);
      if (row.steps) steps.set(day, row.steps);
      if (row.heartCount > 0) restingHeartRate.set(day, row.heartSum / row.heartCount);
    }
  }
  return { sleepMinutes, steps, restingHeartRate };
}
