import { expect, test } from 'vitest';
import { nameDayAndYear } from './end-words.ts';

test('the list of members dates an evening in New York as that day, as the record does', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    expect(nameDayAndYear(new Date('2026-09-29T01:31:00Z'))).toBe('28 Sept 2026');
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
