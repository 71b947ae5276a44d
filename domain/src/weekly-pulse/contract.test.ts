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
  ['accepts a complete pulse', {}, true],
  ['accepts spiritual values', { spiritual: all(SPOKES.spiritual, 10) }, true],
  ['rejects a missing slider', { mental: { mood: 5 } }, false],
  ['rejects a fractional value', { mental: all(SPOKES.mental, 5.5) }, false],
  ['rejects a value above 10', { mental: all(SPOKES.mental, 11) }, false],
  ['rejects a value below 0', { mental: all(SPOKES.mental, -1) }, false],
  ['rejects an unknown slider', { mental: { ...pulse.mental, luck: 5 } }, false],
  ['rejects an invalid date', { today: '2026-02-30' }, false],
  ['rejects an overall score from the client', { overall: 10 }, false],
])('the server checks the values of a pulse: it %s', (_name, change, accepted) => {
  expect(savePulseRequest.safeParse({ ...pulse, ...change }).success).toBe(accepted);
});
