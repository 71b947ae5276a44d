export const GUIDE_MODEL_TEXT = {
  ask: (operator: string) =>
    `A language model that ${operator} runs can write the answers. We’d send it your question, the one before it and our pages, nothing else.`,
  askInCoach: (operator: string) =>
    `A language model that ${operator} runs can rephrase the coach’s replies. We’d send it what you write here. It can also write the guide’s answers.`,
  agree: 'Use it',
  decline: 'Not now',
  title: 'Guide answers',
  label: 'Let a language model write the guide’s answers',
  hint: (operator: string) =>
    `${capitalize(operator)} runs the model. We send it your question, the one before it and our pages, nothing else. Without it, the guide quotes our pages.`,
  given: 'A language model can now write the guide’s answers.',
  withdrawn: 'The guide now answers without a language model.',
  failed: 'We couldn’t save your choice. Please try again.',
  writtenBy: 'Written by a language model from our pages',
} as const;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CONSENT_TEXT = {
  title: 'Personal suggestions',
  label: 'Use my check-ins and answers for nudges and offers',
  hint: 'When it’s on, suggestions fit you better. When it’s off, we don’t use your check-ins, gender or answers to choose them. Your own pages stay the same.',
  given: 'We now use your check-ins and answers to choose your nudges and offers.',
  withdrawn: 'We no longer use your check-ins and answers to choose nudges or offers.',
  failed: 'We couldn’t save your choice. Please try again.',
} as const;
