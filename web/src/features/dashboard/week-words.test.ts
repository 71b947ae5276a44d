import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { expect, test } from 'vitest';
import { nameWeek, weeksCsv } from './week-words.ts';

test.each([
  ['2026-11-02', '2–8 Nov'],
  ['2026-10-28', '28 Oct – 3 Nov'],
])('the seven days from %s are called “%s”', (from, name) => {
  expect(nameWeek(from)).toBe(name);
});

const week: PracticeWeek = {
  ...{ from: '2026-11-02', members: 43, joined: 2, left: 1, active: null, checkins: 130 },
  ...{ paying: 16, priced: 16, revenue: { eur: 123_400 } },
};

test('the exported weeks include revenue only if the practice takes payments', () => {
  expect(weeksCsv([week], false)).toBe(
    'Week from,Members,Joined,Left,Active,Check-ins\r\n2026-11-02,43,2,1,,130\r\n',
  );
  expect(weeksCsv([week], true)).toBe(
    'Week from,Members,Joined,Left,Active,Check-ins,Paying,Revenue per month\r\n2026-11-02,43,2,1,,130,16,"€1,234"\r\n',
  );
});
