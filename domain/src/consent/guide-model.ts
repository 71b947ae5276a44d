import { type Consent, latestConsent } from './personalisation.ts';

/** Increase this number when the wording changes, so that members are asked again. */
const WORDING = 1;

/** Contains the operator's name, so that members are asked again if the operator changes. */
export const guideModelVersion = (operator: string) => `${WORDING}: ${operator}`;

export function isGuideModelAllowed(consents: readonly Consent[], operator: string): boolean {
  const latest = latestConsent(consents, 'guide_model');
  return latest?.granted === true && latest.version === guideModelVersion(operator);
}
