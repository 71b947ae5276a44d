import type { DayKey } from '../calendar.ts';
import { readAppleTime } from './apple-time.ts';
import { HealthFileError } from './file-problem.ts';
import { type HealthFile, type HealthReader, toHealthDays } from './health-day.ts';
import { createSleepLog } from './sleep-log.ts';
import { createStepLog } from './step-log.ts';

const RECORD = '<Record ';
const TYPE = 'type="';
const STEPS = 'HKQuantityTypeIdentifierStepCount"';
const HEART = 'HKQuantityTypeIdentifierRestingHeartRate"';
const SLEEP = 'HKCategoryTypeIdentifierSleepAnalysis"';
const ASLEEP = 'HKCategoryValueSleepAnalysisAsleep';
const END = '</HealthData>';
const START = '<HealthData';

const MAX_TAG = 1_000_000;
const KEPT = 64;
const DAY_SECONDS = 86_400;

/**
 * The reader does not parse the XML but looks for the `Record` tags of three measures, so the file
 * can have any size. Time in bed does not count as sleep.
 */
export function createAppleReader(today: DayKey): HealthReader {
  const sleep = createSleepLog();
  const steps = createStepLog();
  const heart = new Map<number, { sum: number; count: number }>();
  let rest = '';
  let isAppleHealth = false;
  let isBeforeRecords = true;
  let exportedOn: DayKey = today;

  function readRecord(tag: string, kind: 'steps' | 'heart' | 'sleep'): void {
    const start = readAppleTime(attribute(tag, 'startDate'));
    const end = readAppleTime(attribute(tag, 'endDate'));
    const value = attribute(tag, 'value');
    if (!Number.isFinite(start.local) || !Number.isFinite(end.local)) return;
    if (kind === 'steps') {
      steps.add(attribute(tag, 'sourceName'), start.local, end.local, Number(value));
    } else if (kind === 'sleep') {
      if (!value.startsWith(ASLEEP)) return;
      const { offset } = end;
      sleep.add({ start: start.local - start.offset, end: end.local - offset, offset });
    } else {
      const day = Math.floor(start.local / DAY_SECONDS);
      const found = heart.get(day) ?? { sum: 0, count: 0 };
      heart.set(day, { sum: found.sum + Number(value), count: found.count + 1 });
    }
  }

  function readTags(text: string): string {
    if (isBeforeRecords) {
      isAppleHealth ||= text.includes(START);
      exportedOn = readExportDay(text) ?? exportedOn;
    }
    let done = 0;
    let from = text.indexOf(RECORD);
    while (from !== -1) {
      isBeforeRecords = false;
      const end = findTagEnd(text, from);
      if (end === -1) break;
      const kind = kindOf(text, from, end);
      if (kind) readRecord(text.slice(from, end), kind);
      done = end;
      from = text.indexOf(RECORD, end);
    }
    return text.slice(from === -1 ? Math.max(done, text.length - KEPT) : from);
  }

  return {
    read(text) {
      // Only a tag that is split between two pieces of the file is joined, because joining whole
      // pieces would take twice the memory.
      const next = isBeforeRecords ? -1 : text.indexOf(RECORD);
      rest = readTags(rest + (next === -1 ? text : text.slice(0, next)));
      if (next !== -1) rest = readTags(text.slice(next));
      if (rest.length > MAX_TAG) throw new HealthFileError('line_too_long');
    },
    finish(): HealthFile {
      if (!isAppleHealth) throw new HealthFileError('not_apple_health');
      const isComplete = rest.includes(END);
      const measured = {
        ...{ sleepMinutes: sleep.totals(), steps: steps.totals() },
        restingHeartRate: new Map([...heart].map(([day, { sum, count }]) => [day, sum / count])),
      };
      const days = toHealthDays(measured, { today, exportedOn });
      if (days.length === 0) throw new HealthFileError(isComplete ? 'nothing_found' : 'ends_early');
      return { days, isComplete, skippedRows: 0 };
    },
  };
}

function findTagEnd(text: string, from: number): number {
  for (let end = text.indexOf('>', from); end !== -1; end = text.indexOf('>', end + 1)) {
    let before = end - 1;
    while (text[before] === '/' || text[before] === ' ') before--;
    if (text[before] === '"') return end;
  }
  return -1;
}

function kindOf(text: string, from: number, end: number): 'steps' | 'heart' | 'sleep' | null {
  const type = text.indexOf(TYPE, from) + TYPE.length;
  if (type < TYPE.length || type > end) return null;
  if (text.startsWith(STEPS, type)) return 'steps';
  if (text.startsWith(SLEEP, type)) return 'sleep';
  return text.startsWith(HEART, type) ? 'heart' : null;
}

function attribute(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start === -1) return '';
  const from = start + name.length + 3;
  const end = tag.indexOf('"', from);
  return end === -1 ? '' : tag.slice(from, end);
}

function readExportDay(text: string): DayKey | null {
  const at = text.indexOf('<ExportDate ');
  if (at === -1) return null;
  const tag = text.slice(at, at + KEPT);
  return /^<ExportDate value="(\d{4}-\d\d-\d\d)/.exec(tag)?.[1] ?? null;
}
