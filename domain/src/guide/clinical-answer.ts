import type { OutsideLink } from '../public-config.ts';

export const CLINICAL_OPENING = 'That is a question for a clinician';

export function clinicalAnswer({
  practiceTool,
}: Record<Extract<OutsideLink, 'practiceTool'>, string>): string {
  return [
    `${CLINICAL_OPENING}, and I would not want to guess. Please ask your care team in the [practice-management tool](${practiceTool}): diagnoses, medicines, doses and results are answered there by people who know your history.`,
    'I can help with the everyday side, and with [preparing for an appointment](/resources/preparing-for-an-appointment).',
  ].join('\n\n');
}
