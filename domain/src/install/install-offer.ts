/**
 * The app offers to be installed from the third check-in day on, because people install only what
 * they already use.
 */
const MIN_CHECKIN_DAYS = 3;

export interface InstallFacts {
  checkinDays: number;
  /**
   * Whether the browser can show an install prompt, or has a menu entry for installing that we can
   * describe.
   */
  canInstall: boolean;
  isInstalled: boolean;
  /**
   * Whether the member has answered the offer, which is shown only once. Later the app can still be
   * installed from the account page.
   */
  wasAnswered: boolean;
}

export const offersInstall = (facts: InstallFacts): boolean =>
  facts.checkinDays >= MIN_CHECKIN_DAYS &&
  facts.canInstall &&
  !facts.isInstalled &&
  !facts.wasAnswered;
