import { type Consent, latestConsent } from './personalisation.ts';

/**
 * Version of the consent question. Increase it when the wording changes, so that members are asked
 * again.
 */
const WORDING = 1;

/**
 * Version of the consent, which includes the operator's name: if a different operator runs the
 * model, members are asked again.
 */
export const guideModelVersion = (operator: string) => `${WORDING}: ${operator}`;

/**
 * Whether a language model run by this operator may write answers for the member. It may not if the
 * member has never answered the consent question.
 */
export function isGuideModelAllowed(consents: readonly Consent[], operator: string): boolean {
  const latest = latestConsent(consents, 'guide_model');
  return latest?.granted === true && latest.version === guideModelVersion(operator);
}
