/** Mail scanners open links, so a link takes effect only after a tap on a button. */
export const LINK_TEXT = {
  signup: {
    title: 'Confirm your email',
    intro: 'Enter the password you chose when you signed up.',
    button: 'Confirm my email',
  },
  recovery: {
    title: 'Choose a new password',
    intro: 'This signs you in, so you can choose a new password.',
    button: 'Continue',
  },
  magiclink: {
    title: 'Sign in',
    intro: 'This signs you in to this browser.',
    button: 'Sign in',
  },
  email_change: {
    title: 'Confirm your new email',
    intro: 'You’ll sign in with this address from now on. We’ll sign out your other devices.',
    button: 'Confirm my new email',
  },
  email_change_cancel: {
    title: 'Keep your email',
    intro: 'This keeps your current email and signs you out everywhere.',
    button: 'Keep my email',
  },
  chooseInstead: 'Forgot it? Choose a new password',
  cancelled: 'Your email stays as it was. Please sign in and choose a new password.',
  incomplete: 'This link is incomplete. Please open it from the email again.',
  failed: 'That link didn’t work. Please try again.',
  emptyPassword: 'Please enter your password.',
  working: 'One moment…',
} as const;
