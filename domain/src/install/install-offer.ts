/** People install only what they use, so the offer waits for the third day with a check-in. */
const MIN_CHECKIN_DAYS = 3;

export interface InstallFacts {
  checkinDays: number;
  canInstall: boolean;
  isInstalled: boolean;
  /**
   * The offer to install the app is made only once. Later, members can install it from the account
   * page.
   */
  wasAnswered: boolean;
}

export const offersInstall = (facts: InstallFacts): boolean =>
  facts.checkinDays >= MIN_CHECKIN_DAYS &&
  facts.canInstall &&
  !facts.isInstalled &&
  !facts.wasAnswered;
