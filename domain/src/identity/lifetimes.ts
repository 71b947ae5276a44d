const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The constants below are the lifetimes and rate limits of accounts and sessions; times are in
 * milliseconds.
 */
export const SESSION_TIMEBOX = 30 * DAY;
export const SESSION_INACTIVITY = 7 * DAY;
export const REFRESH_REPEAT_WINDOW = 10 * SECOND;
export const CONFIRMATION_LINK = 24 * HOUR;
export const RECOVERY_LINK = HOUR;
/** Invitation links live long, because people may open the email days later. */
export const INVITATION_LINK = 14 * DAY;
/** Lifetime of a sign-in link and of the six-digit code in the same email. */
export const SIGN_IN_LINK = HOUR;
/**
 * Lifetime of an emailed six-digit code. It confirms a sensitive change in place of the password.
 */
export const MAILED_CODE = 10 * MINUTE;
export const EXCHANGE_CODE = 5 * MINUTE;
export const SIGNING_KEY = 90 * DAY;

export const FAILED_SIGN_INS_WINDOW = 5 * MINUTE;
export const FAILED_SIGN_INS_PER_ACCOUNT = 10;
export const FAILED_SIGN_INS_PER_ADDRESS = 30;
export const SIGN_UPS_WINDOW = 10 * MINUTE;
/** High enough for a class of people who sign up together on one network. */
export const SIGN_UPS_PER_NETWORK = 30;
export const SIGN_UPS_IN_TOTAL = 300;
/**
 * An emailed code has a million possible values. With this limit an attacker guesses one right
 * about once in a century.
 */
export const WRONG_CODES_WINDOW = DAY;
export const WRONG_CODES_PER_ADDRESS = 20;
export const MIN_MAIL_INTERVAL = 60 * SECOND;
/**
 * Maximum number of emails per email address and day: more than anyone needs to sign in, but too
 * few to flood a mailbox.
 */
export const MAILS_PER_DAY = 30;
export const MAILS_WINDOW = DAY;
