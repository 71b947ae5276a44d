import { describe, expect, it, test } from 'vitest';
import {
  askOutcome,
  type Cycle,
  endedUrge,
  endReset,
  isUntouched,
  type LogDraft,
  loggedUrge,
  newCycle,
  readCycle,
  startReset,
} from './cycle.ts';
import type { LoggedUrge } from './urge.ts';

const NOW = Date.parse('2026-11-15T23:58:00Z');
const made = { id: 'an-urge', at: new Date(NOW).toISOString(), utcOffset: 0 };
const draft: LogDraft = { wanted: 'food', strength: 8, setOffBy: 'stress', note: ' after work ' };
const urge = loggedUrge(draft, made) as LoggedUrge;

describe('a cycle', () => {
  it('begins with nothing chosen, and logs once both choices are made', () => {
    expect(newCycle()).toMatchObject({ draft: { wanted: null, setOffBy: null, note: '' } });
    expect(loggedUrge({ ...draft, wanted: null }, made)).toBeNull();
    expect(loggedUrge({ ...draft, setOffBy: null }, made)).toBeNull();
    expect(urge).toEqual({ ...made, ...draft, note: 'after work', outcome: null });
  });

  test.each<[Cycle, boolean]>([
    [newCycle(), true],
    [{ step: 'log', draft: { ...draft, wanted: null, setOffBy: null, note: '' } }, true],
    [{ step: 'log', draft: { ...draft, wanted: null, setOffBy: null } }, false],
    [{ step: 'log', draft: { ...draft, wanted: null, note: '' } }, false],
    [startReset(urge, NOW), false],
  ])('%j is untouched: %s', (cycle, expected) => {
    expect(isUntouched(cycle)).toBe(expected);
  });

  test.each([
    ['at once', 900, 0],
    ['after a minute and a half', 90_400, 90],
    ['long after it was over, on the next day', 9_000_000, 300],
  ])('whose timer is ended %s asks for the outcome', (_name, passed, resetSeconds) => {
    const running = startReset(urge, NOW) as Cycle & { step: 'timer' };
    expect(endReset(running, NOW + passed)).toEqual({
      step: 'outcome',
      urge,
      resetSeconds,
      draft: { how: null, strength: 8, helped: [] },
    });
  });

  it('ends with what was chosen', () => {
    const asked = askOutcome(urge, 300) as Cycle & { step: 'outcome' };
    expect(endedUrge(asked)).toBeNull();
    expect(
      endedUrge({ ...asked, draft: { how: 'acted', strength: 3, helped: ['water'] } }),
    ).toMatchObject({
      id: 'an-urge',
      strength: 8,
      outcome: { how: 'acted', strength: 3, helped: ['water'], resetSeconds: 300 },
    });
  });
});

describe('a cycle kept on the device', () => {
  test.each<[Cycle]>([
    [{ step: 'log', draft }],
    [startReset(urge, NOW)],
    [{ step: 'timer', urge, timer: { startedAt: NOW, pausedAt: NOW + 5, restedMs: 7 } }],
    [askOutcome(urge, 42)],
  ])('is the same after a reload: %j', (cycle) => {
    expect(readCycle(JSON.stringify(cycle))).toEqual(cycle);
  });

  test.each([
    [null],
    ['not json'],
    ['[]'],
    ['7'],
    ['{"step":"timer","urge":{},"timer":{}}'],
    [JSON.stringify({ ...startReset(urge, NOW), timer: { startedAt: 'soon' } })],
    [JSON.stringify({ ...startReset(urge, NOW), urge: { ...urge, wanted: 'no such thing' } })],
    [JSON.stringify({ ...askOutcome(urge, 1), urge: null })],
  ])('begins anew from what cannot be read: %s', (text) => {
    expect(readCycle(text)).toEqual(newCycle());
  });

  it('drops only values that are no longer valid', () => {
    const kept = { step: 'log', draft: { ...draft, wanted: 'gone', strength: 11 } };
    expect(readCycle(JSON.stringify(kept))).toEqual({
      step: 'log',
      draft: { ...draft, wanted: null, strength: 5 },
    });
  });
});
