export const CONSENT_TEXT = {
  title: 'Personal suggestions',
  label: 'Use my check-ins and answers for nudges and offers',
  hint: 'With it, suggestions fit you better. Without it, we do not use your check-ins, gender or answers to choose them; your own pages stay as they are.',
  given: 'Your check-ins and answers choose your nudges and offers.',
  withdrawn: 'Your check-ins and answers no longer choose nudges or offers.',
  failed: 'Could not save your choice. Please try again.',
} as const;
