import { describe, expect, it, test } from 'vitest';
import { meanScore, pulseMeta, pulseSummary, readPulse } from './pulse-entry.ts';

const sliders = {
  physical: {
    ...{ eating_on_plan: 5, moving_enough: 6, sleep_quality: 7 },
    ...{ energy_clarity: 8, sexual_satisfaction: 4 },
  },
  mental: { mood: 5, stress: 5, anxiety: 5, irritability: 5, depression: 6 },
  spiritual: { purpose: 10, connection: 10, gratitude: 10, rituals: 10, awe: 10 },
};
const closed = { purpose: null, connection: null, gratitude: null, rituals: null, awe: null };

test.each([
  [[], null],
  [[null], null],
  [[5, null], 5],
  [[5, 6, 6], 5.7],
  [[0, 10], 5],
  [[1, 1, 1, 2], 1.3],
])('the mean of the scores %j is %s', (values, mean) => {
  expect(meanScore(values)).toBe(mean);
});

describe('a stored pulse', () => {
  it('includes the spiritual sliders of a member with active premium', () => {
    const meta = pulseMeta(sliders, true);
    expect(meta).toEqual({ ...sliders, overall: 7.1, version: 1 });
    expect(pulseSummary(meta)).toBe(
      'Weekly Pulse: overall 7.1 (physical 6.0, mental 5.2, spiritual 10.0)',
    );
  });

  it('has null for the spiritual sliders without active premium, even if the client sent values', () => {
    const meta = pulseMeta(sliders, false);
    expect(meta).toEqual({ ...sliders, spiritual: closed, overall: 5.6, version: 1 });
    expect(pulseSummary(meta)).toBe('Weekly Pulse: overall 5.6 (physical 6.0, mental 5.2)');
  });
});

describe('a pulse read from the database', () => {
  it('has the same values that were stored', () => {
    const meta = pulseMeta(sliders, true);
    expect(readPulse({ weekStart: '2026-11-09', meta })).toEqual({
      weekStart: '2026-11-09',
      overall: 7.1,
      ...sliders,
    });
  });

  it('shows a stored 0 as unanswered and limits other values to the scale', () => {
    const meta = { overall: null, physical: { nutrition: 0, sleep: 12 }, mental: { mood: 3.333 } };
    const entry = readPulse({ weekStart: '2026-11-09', meta });
    expect(entry.physical).toMatchObject({ eating_on_plan: null, sleep_quality: 10 });
    expect(entry.mental.mood).toBe(3.33);
    expect(entry.overall).toBe(6.7);
    expect(entry.spiritual).toEqual(closed);
  });

  test.each([null, 'x', 7, {}, { physical: 'x' }])(
    'finds no scores in the stored value %j',
    (meta) => {
      expect(readPulse({ weekStart: '2026-11-09', meta }).overall).toBeNull();
    },
  );
});
