import { type Consent, latestConsent } from './personalisation.ts';

/**
 * Increase this number when the wording of the question changes, so that members are asked again.
 */
const WORDING = 1;

/**
 * The version of a consent contains the operator's name, so that members are asked again if the
 * operator changes.
 */
export const guideModelVersion = (operator: string) => `${WORDING}: ${operator}`;

export function isGuideModelAllowed(consents: readonly Consent[], operator: string): boolean {
  const latest = latestConsent(consents, 'guide_model');
  return latest?.granted === true && latest.version === guideModelVersion(operator);
}
