import { expect, test } from 'vitest';
import type { Journey } from './journey.ts';
import { isTimely } from './timely-offer.ts';

const now = new Date('2026-11-15T20:00:00Z');
const yesterday = new Date('2026-11-14T20:00:00Z');
const begun: Journey = { state: 'under_way', week: 3, unit: 2, slug: 'week-3', title: 'Week 3' };

test.each<[string, string | null, Date | null, Journey, boolean]>([
  ['the pulse, never taken', '/action#weekly', null, begun, true],
  ['the pulse, done yesterday', '/action#weekly', yesterday, begun, false],
  ['the journey, not begun', '/shj/workshops', null, { state: 'not_begun' }, true],
  ['the journey, begun', '/shj/workshops', null, begun, false],
  ['the journey, complete', '/shj/workshops', null, { state: 'complete' }, false],
  ['one week of the journey', '/shj/workshops/week-5', null, begun, true],
  ['anything else', null, yesterday, begun, true],
])('%s', (_name, ctaRoute, lastPulseAt, journey, timely) => {
  expect(isTimely({ ctaRoute }, { now, lastPulseAt, journey })).toBe(timely);
});
