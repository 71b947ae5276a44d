export const QUIZ_MESSAGES = {
  heading: 'Find your best next step',
  back: 'Back',
  next: 'Next',
  submit: 'See my recommendation',
  unsupportedKind: 'Unsupported question type.',
  noResult: 'No result found. Try the quiz again.',
  startQuiz: 'Start the Quiz',
  backToHome: 'Back to Home',
  acuity: 'Acuity',
  confidence: 'Confidence',
  why: 'Why this?',
  explanation:
    'Acuity here means how soon you’d like things to change. Confidence is how ready you seem to begin. Neither is a diagnosis. You can retake the quiz any time.',
  couldNotSubmit: 'We couldn’t save your answers. They’re still here, so please try again.',
} as const;

export const SIGNED_OUT_SUBMIT = '/auth?next=/path-v2';
