import { expect, test } from 'vitest';
import { type Consent, isPersonalisationAllowed, latestConsent } from './personalisation.ts';

const consent = (day: number, granted: boolean, kind: Consent['kind'] = 'personalisation') => ({
  kind,
  granted,
  version: '2025-01',
  at: new Date(Date.UTC(2026, 0, day)),
});

test.each([
  ['is not allowed when the member was never asked', [], false],
  ['is not allowed when only the terms were accepted', [consent(1, true, 'terms')], false],
  [
    'is allowed when consent was given at sign-up',
    [consent(1, true, 'terms'), consent(1, true)],
    true,
  ],
  ['is not allowed after consent was withdrawn', [consent(1, true), consent(2, false)], false],
  [
    'is allowed after consent was granted again',
    [consent(1, true), consent(2, false), consent(3, true)],
    true,
  ],
  [
    'follows the latest answer, whatever the order of rows',
    [consent(3, false), consent(1, true), consent(2, true)],
    false,
  ],
])('the use of a member’s data for personal suggestions %s', (_name, consents, allowed) => {
  expect(isPersonalisationAllowed(consents)).toBe(allowed);
});

test('answering other consent questions does not change the consent to personal suggestions', () => {
  const given = [consent(1, true), consent(2, false, 'terms')];
  expect(latestConsent(given, 'personalisation')).toBe(given[0]);
});
