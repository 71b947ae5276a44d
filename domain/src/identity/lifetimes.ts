const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes and rate limits of accounts and sessions, in milliseconds. */
export const SESSION_TIMEBOX = 30 * DAY;
export const SESSION_INACTIVITY = 7 * DAY;
export const REFRESH_REPEAT_WINDOW = 10 * SECOND;
export const CONFIRMATION_LINK = 24 * HOUR;
export const RECOVERY_LINK = HOUR;
/** Long, because people open an invitation when they find the time. */
export const INVITATION_LINK = 14 * DAY;
/** Sign-in link and the six-digit code in the same mail. */
export const SIGN_IN_LINK = HOUR;
/** Six-digit code that confirms a sensitive change instead of the password. */
export const MAILED_CODE = 10 * MINUTE;
export const EXCHANGE_CODE = 5 * MINUTE;
export const SIGNING_KEY = 90 * DAY;

export const FAILED_SIGN_INS_WINDOW = 5 * MINUTE;
export const FAILED_SIGN_INS_PER_ACCOUNT = 10;
export const FAILED_SIGN_INS_PER_ADDRESS = 30;
export const SIGN_UPS_WINDOW = 10 * MINUTE;
/** A class signing up together shares one network address. */
export const SIGN_UPS_PER_NETWORK = 30;
export const SIGN_UPS_IN_TOTAL = 300;
/** A mailed code is one in a million: at this rate a guess succeeds about once in a century. */
export const WRONG_CODES_WINDOW = DAY;
export const WRONG_CODES_PER_ADDRESS = 20;
export const MIN_MAIL_INTERVAL = 60 * SECOND;
/** More than anybody needs to sign in, but too few to flood a mailbox. */
export const MAILS_PER_DAY = 30;
export const MAILS_WINDOW = DAY;
