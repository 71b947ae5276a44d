import { describe, expect, it, test } from 'vitest';
import {
  askOutcome,
  type Cycle,
  completeUrge,
  createUrge,
  endReset,
  isUntouched,
  type LogDraft,
  newCycle,
  readCycle,
  startReset,
} from './cycle.ts';
import type { LoggedUrge } from './urge.ts';

const NOW = Date.parse('2026-11-15T23:58:00Z');
const made = { id: 'an-urge', at: new Date(NOW).toISOString(), utcOffset: 0 };
const draft: LogDraft = { wanted: 'food', strength: 8, setOffBy: 'stress', note: ' after work ' };
const urge = createUrge(draft, made) as LoggedUrge;

describe('the HFS cycle', () => {
  it('lets an urge be logged only when both choices are made', () => {
    expect(newCycle()).toMatchObject({ draft: { wanted: null, setOffBy: null, note: '' } });
    expect(createUrge({ ...draft, wanted: null }, made)).toBeNull();
    expect(createUrge({ ...draft, setOffBy: null }, made)).toBeNull();
    expect(urge).toEqual({ ...made, ...draft, note: 'after work', outcome: null });
  });

  test.each<[Cycle, boolean]>([
    [newCycle(), true],
    [{ step: 'log', draft: { ...draft, wanted: null, setOffBy: null, note: '' } }, true],
    [{ step: 'log', draft: { ...draft, wanted: null, setOffBy: null } }, false],
    [{ step: 'log', draft: { ...draft, wanted: null, note: '' } }, false],
    [startReset(urge, NOW), false],
  ])('counts as untouched only if the member has entered nothing: %j', (cycle, expected) => {
    expect(isUntouched(cycle)).toBe(expected);
  });

  test.each([
    ['immediately', 900, 0],
    ['after a minute and a half', 90_400, 90],
    ['hours after its five minutes', 9_000_000, 300],
  ])('asks for the outcome when the member ends the timer %s', (_name, passed, resetSeconds) => {
    const running = startReset(urge, NOW) as Cycle & { step: 'timer' };
    expect(endReset(running, NOW + passed)).toEqual({
      step: 'outcome',
      urge,
      resetSeconds,
      draft: { how: null, strength: 8, helped: [] },
    });
  });

  it('records the outcome that the member chose', () => {
    const asked = askOutcome(urge, 300) as Cycle & { step: 'outcome' };
    expect(completeUrge(asked)).toBeNull();
    expect(
      completeUrge({ ...asked, draft: { how: 'acted', strength: 3, helped: ['water'] } }),
    ).toMatchObject({
      id: 'an-urge',
      strength: 8,
      outcome: { how: 'acted', strength: 3, helped: ['water'], resetSeconds: 300 },
    });
  });
});

describe('an HFS cycle stored on the device', () => {
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
  ])('is replaced by a new cycle if the stored text is invalid: %s', (text) => {
    expect(readCycle(text)).toEqual(newCycle());
  });

  it('loses only those values that are no longer valid', () => {
    const kept = { step: 'log', draft: { ...draft, wanted: 'gone', strength: 11 } };
    expect(readCycle(JSON.stringify(kept))).toEqual({
      step: 'log',
      draft: { ...draft, wanted: null, strength: 5 },
    });
  });
});
