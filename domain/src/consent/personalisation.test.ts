import { expect, test } from 'vitest';
import { type Consent, isPersonalisationAllowed, latestConsent } from './personalisation.ts';

const consent = (day: number, granted: boolean, kind: Consent['kind'] = 'personalisation') => ({
  kind,
  granted,
  version: '2025-01',
  at: new Date(Date.UTC(2026, 0, day)),
});

test.each([
  ['is not allowed when it was never asked about', [], false],
  ['is not allowed when only the terms were accepted', [consent(1, true, 'terms')], false],
  ['is allowed when granted at sign-up', [consent(1, true, 'terms'), consent(1, true)], true],
  ['is not allowed after it was withdrawn', [consent(1, true), consent(2, false)], false],
  [
    'is allowed after it was granted again',
    [consent(1, true), consent(2, false), consent(3, true)],
    true,
  ],
  [
    'follows the latest answer, whatever the order of rows',
    [consent(3, false), consent(1, true), consent(2, true)],
    false,
  ],
])('personalisation %s', (_name, consents, allowed) => {
  expect(isPersonalisationAllowed(consents)).toBe(allowed);
});

test('ignores later answers to other questions', () => {
  const given = [consent(1, true), consent(2, false, 'terms')];
  expect(latestConsent(given, 'personalisation')).toBe(given[0]);
});
