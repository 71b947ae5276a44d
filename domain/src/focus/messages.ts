export const FOCUS_MESSAGES = {
  notSignedIn: 'Not signed in',
  save: 'Save focus',
  saving: 'Saving…',
} as const;
