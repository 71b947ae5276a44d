import { expect, test } from 'vitest';
import type { Deps } from './deps.ts';
import { startJobs } from './work.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('every recurring job has an interval', () => {
  const start = (payments: object | null) => {
    const intervals: Record<string, number> = {};
    const jobs = {
      every: (seconds: number, queue: string) => {
        intervals[queue] = seconds;
      },
      add: async () => {},
      run: () => {},
    };
    startJobs({ jobs, payments } as unknown as Pick<Deps, 'jobs' | 'payments'>);
    return intervals;
  };
  const always = {
    ...{ reminders: MINUTE, letters: MINUTE, webhooks: 15, sweep: 10 * MINUTE },
    ...{ numbers: 4 * MINUTE, insights: HOUR, anchor: DAY, media: DAY, farewells: DAY },
  };
  expect(start(null)).toEqual(always);
  expect(start({})).toEqual({ ...always, endings: 10 * MINUTE });
});
