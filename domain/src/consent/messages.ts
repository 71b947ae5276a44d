export const CONSENT_TEXT = {
  title: 'Personal suggestions',
  label: 'Use my check-ins and answers for nudges and offers',
  hint: 'Off: your nudges and offers are chosen without your check-ins, gender or answers. Your own pages show them as before.',
  given: 'Your check-ins and answers choose your nudges and offers.',
  withdrawn: 'Your check-ins and answers no longer choose nudges or offers.',
  failed: 'Could not save your choice. Please try again.',
} as const;
