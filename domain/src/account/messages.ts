export const PROFILE_TEXT = {
  loadFailed: 'Failed to load your profile',
  saveFailed: 'Failed to update profile',
  saved: 'Profile updated successfully',
} as const;

export const PREFERENCES_TEXT = {
  crashedTitle: 'Preferences temporarily unavailable',
  crashed: "We couldn't load this section right now. Everything else is fine.",
} as const;

export const SECURITY_TEXT = {
  passwordSaved: 'Your new password is saved. Every other device has been signed out.',
  passwordFailed: 'We couldn’t change your password',
  addressFailed: 'We couldn’t change your email address',
  addressSaved: 'Your email address has been changed',
  addressAsked: (address: string) =>
    `We sent a link to ${address}. Open it to confirm your new email.`,
  sessionsFailed: 'We couldn’t load your devices.',
  othersSignedOut: 'Your other devices have been signed out',
  manyDevices: (most: number) =>
    `You can stay signed in on ${most} devices. If you sign in on one more, we’ll sign out the one you used least recently.`,
  othersFailed: 'We couldn’t sign out your other devices',
} as const;

export const OWN_DATA_TEXT = {
  exportFailed: 'We couldn’t prepare your data. Please try again.',
  exportTooLarge: 'You have too much data to download here. Please contact support.',
  exportStatusFailed: 'We couldn’t check whether your download is ready.',
  exportGone: 'This download has expired. Please prepare a new one.',
  downloadFailed: 'We couldn’t download your data. Please try again.',
  confirmExport: 'To keep your data safe, please confirm your password first.',
  prepare: 'Prepare my download',
  prepareAgain: 'Prepare a new copy',
  download: 'Download my data',
  ready: 'Your download is ready.',
  readyUntil: (moment: string) => `You can download it until ${moment}. Then we delete the file.`,
  preparing: 'We’re preparing your download.',
  preparingMore: 'This can take a few minutes. You can leave this page and come back.',
  wrongPassword: 'That’s not your password.',
  keptElsewhere:
    'You sign in with another service, so you can’t delete your account here. Please contact support and ask us to delete it.',
  deleteFailed: 'We couldn’t delete your account. Nothing was deleted.',
  trailFailed: 'We couldn’t check who looked at your record.',
} as const;
