/** The link takes effect only when the button is tapped, because mail scanners open links too. */
export const LINK_TEXT = {
  signup: {
    title: 'Confirm your email',
    intro: 'Enter the password you chose when you created your account, and it is yours.',
    button: 'Confirm my email',
  },
  recovery: {
    title: 'Choose a new password',
    intro: 'This opens your account, so that you can choose a new password.',
    button: 'Go on',
  },
  magiclink: {
    title: 'Sign in',
    intro: 'This opens your account in this browser.',
    button: 'Sign in',
  },
  email_change: {
    title: 'Confirm your new email',
    intro: 'From then on you sign in with this address. Every other device is signed out.',
    button: 'Confirm my new email',
  },
  email_change_cancel: {
    title: 'Keep your email',
    intro: 'This stops the change of your email and signs your account out on every device.',
    button: 'Keep my email',
  },
  chooseInstead: 'I do not know it: choose a new password',
  cancelled: 'Your email stays as it was. Please sign in and choose a new password.',
  incomplete: 'This link is not complete. Please open it from the mail again.',
  failed: 'We could not follow this link. Please try again.',
  emptyPassword: 'Please enter your password.',
  working: 'One moment…',
} as const;
