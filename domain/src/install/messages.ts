export const INSTALL_MESSAGES = {
  title: (product: string) => `Keep ${product} at hand`,
  text: 'Add it to your home screen and it opens like any other app.',
  install: 'Install',
  notNow: 'Not now',
  /** Some browsers can install the app only from their own menu. */
  byMenu: 'Open your browser’s Share menu and choose “Add to Home Screen”.',
  installed: 'Installed on this device.',
  unable: 'This browser can’t install apps. Its menu may let you add a shortcut.',
  share: (product: string) => `Share ${product}`,
  shareText: 'Guidance, habits and workshops for better health and better relationships.',
  linkCopied: 'Link copied.',
} as const;
