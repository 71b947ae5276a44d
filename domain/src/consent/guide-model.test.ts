import { expect, test } from 'vitest';
import { guideModelVersion, isGuideModelAllowed } from './guide-model.ts';
import type { Consent } from './personalisation.ts';

const consent = (day: number, granted: boolean, operator = 'the practice'): Consent => ({
  kind: 'guide_model',
  granted,
  version: guideModelVersion(operator),
  at: new Date(Date.UTC(2026, 0, day)),
});

test.each([
  ['is not allowed when the member was never asked', [], false],
  ['is allowed once the member has agreed', [consent(1, true)], true],
  ['is not allowed after consent was withdrawn', [consent(1, true), consent(2, false)], false],
  [
    'is not allowed when a different operator runs it now',
    [consent(1, true, 'Elsewhere Ltd')],
    false,
  ],
  [
    'is not allowed by consent to personal suggestions',
    [{ ...consent(1, true), kind: 'personalisation' as const }],
    false,
  ],
])('the guide’s language model %s', (_name, consents, allowed) => {
  expect(isGuideModelAllowed(consents, 'the practice')).toBe(allowed);
});
