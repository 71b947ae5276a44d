/** People install only what they already use, so the offer waits for three check-in days. */
const MIN_CHECKIN_DAYS = 3;

export interface InstallFacts {
  checkinDays: number;
  /** The browser has an install prompt, or a menu entry we can describe. */
  canInstall: boolean;
  isInstalled: boolean;
  /** Offered once; afterwards installing is still possible in account. */
  wasAnswered: boolean;
}

export const offersInstall = (facts: InstallFacts): boolean =>
  facts.checkinDays >= MIN_CHECKIN_DAYS &&
  facts.canInstall &&
  !facts.isInstalled &&
  !facts.wasAnswered;
