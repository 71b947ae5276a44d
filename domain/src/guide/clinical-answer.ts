import type { OutsideLink } from '../public-config.ts';

export const CLINICAL_OPENING = "That's a question for someone who can examine you";

type ToolLink = Record<Extract<OutsideLink, 'practiceTool'>, string>;

export const clinicalAnswer = ({ practiceTool }: ToolLink): string =>
  [
    `${CLINICAL_OPENING} and knows your history, and I don't want to guess about your health. Please ask your doctor, a pharmacist, or your care team in the [practice-management tool](${practiceTool}).`,
    'It helps to note down before you ask: when it started, what makes it better or worse, what else you’ve noticed, and which medicines or supplements you take. Say what worries you most first. If it gets worse quickly, don’t wait for an appointment.',
    'I can help with the everyday side, and with [preparing for an appointment](/resources/preparing-for-an-appointment).',
  ].join('\n\n');

export const clinicalReferral = ({ practiceTool }: ToolLink): string =>
  `${CLINICAL_OPENING} and hears the whole story, so please ask a doctor or your care team in the [practice-management tool](${practiceTool}) what it is and what would help. If it gets worse quickly, don’t wait for an appointment. There’s more you can do meanwhile.`;
