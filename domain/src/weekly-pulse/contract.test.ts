import { expect, test } from 'vitest';
import { SPOKES } from '../vocabulary.ts';
import { savePulseRequest } from './contract.ts';

const all = (spokes: readonly string[], value: unknown) =>
  Object.fromEntries(spokes.map((spoke) => [spoke, value]));
const pulse = {
  id: '3c9f2a52-8a2c-4c0e-9a44-0c6b3f1d2a77',
  date: '2026-11-15',
  today: '2026-11-15',
  physical: all(SPOKES.physical, 5),
  mental: all(SPOKES.mental, 0),
  spiritual: all(SPOKES.spiritual, null),
};

test.each([
  ['complete', {}, true],
  ['with spiritual values', { spiritual: all(SPOKES.spiritual, 10) }, true],
  ['a slider missing', { mental: { mood: 5 } }, false],
  ['between the steps', { mental: all(SPOKES.mental, 5.5) }, false],
  ['above the end', { mental: all(SPOKES.mental, 11) }, false],
  ['below the start', { mental: all(SPOKES.mental, -1) }, false],
  ['a slider nobody knows', { mental: { ...pulse.mental, luck: 5 } }, false],
  ['no real day', { today: '2026-02-30' }, false],
  ['an overall of its own', { overall: 10 }, false],
])('%s', (_name, change, accepted) => {
  expect(savePulseRequest.safeParse({ ...pulse, ...change }).success).toBe(accepted);
});
