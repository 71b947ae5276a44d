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
  passwordFailed: 'Could not change your password',
  addressFailed: 'Could not change your email address',
  addressSaved: 'Your email address is changed',
  addressAsked: (address: string) =>
    `We sent a link to ${address}. The address changes once you open it.`,
  sessionsFailed: 'We couldn’t load your devices.',
  othersSignedOut: 'Every other device is signed out',
  manyDevices: (most: number) =>
    `You can stay signed in on ${most} devices. If you sign in on another one, we sign out the device you haven’t used for longest.`,
  othersFailed: 'Could not sign out the other devices',
} as const;

export const OWN_DATA_TEXT = {
  exportFailed: 'Could not prepare your data. Please try again.',
  exportTooLarge: 'Your data is larger than we can pack here. Please contact support.',
  exportStatusFailed: 'We couldn’t check on your download.',
  exportGone: 'This download has expired. Please prepare a new one.',
  downloadFailed: 'Could not download your data. Please try again.',
  confirmExport: 'For your safety, please confirm your password before you download your data.',
  prepare: 'Prepare my download',
  prepareAgain: 'Prepare a new copy',
  download: 'Download my data',
  ready: 'Your download is ready.',
  readyUntil: (moment: string) => `You can download it until ${moment}. Then we delete the file.`,
  preparing: 'We’re preparing your download.',
  preparingMore: 'This can take a few minutes. You can leave this page and come back.',
  wrongPassword: 'That is not your password.',
  keptElsewhere:
    'Your sign-in is kept by another service. Please contact support to delete your account.',
  deleteFailed: 'Could not delete your account. Nothing was deleted.',
  trailFailed: 'We couldn’t load who looked at your record.',
} as const;
