/** Nobody installs what they have not used: the offer comes with the third check-in. */
const CHECKINS_BEFORE = 3;

export interface InstallFacts {
  /** Days with a check-in. */
  checkinDays: number;
  /** The browser lets us ask, or tells its people how. */
  canInstall: boolean;
  isInstalled: boolean;
  /** It is offered once; after that it waits in account. */
  wasAnswered: boolean;
}

export const offersInstall = (facts: InstallFacts): boolean =>
  facts.checkinDays >= CHECKINS_BEFORE &&
  facts.canInstall &&
  !facts.isInstalled &&
  !facts.wasAnswered;
