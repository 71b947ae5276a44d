import { expect, test } from 'vitest';
import { type Consent, isPersonalisationAllowed, latestConsent } from './personalisation.ts';

const consent = (day: number, granted: boolean, kind: Consent['kind'] = 'personalisation') => ({
  kind,
  granted,
  version: '2025-01',
  at: new Date(Date.UTC(2026, 0, day)),
});

test.each([
  ['nothing was ever asked', [], false],
  ['the terms alone were agreed to', [consent(1, true, 'terms')], false],
  ['it was given at sign-up', [consent(1, true, 'terms'), consent(1, true)], true],
  ['it was withdrawn', [consent(1, true), consent(2, false)], false],
  ['it was given again', [consent(1, true), consent(2, false), consent(3, true)], true],
  ['rows come in any order', [consent(3, false), consent(1, true), consent(2, true)], false],
])('when %s', (_name, consents, allowed) => {
  expect(isPersonalisationAllowed(consents)).toBe(allowed);
});

test('a later answer to another question changes nothing', () => {
  const given = [consent(1, true), consent(2, false, 'terms')];
  expect(latestConsent(given, 'personalisation')).toBe(given[0]);
});
