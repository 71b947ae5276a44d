const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SESSION_TIMEBOX = 30 * DAY;
export const SESSION_INACTIVITY = 7 * DAY;
export const REFRESH_REPEAT_WINDOW = 10 * SECOND;
export const CONFIRMATION_LINK = 24 * HOUR;
export const RECOVERY_LINK = HOUR;
/** An invitation lasts two weeks, because people may open the email days later. */
export const INVITATION_LINK = 14 * DAY;
export const SIGN_IN_LINK = HOUR;
export const MAILED_CODE = 10 * MINUTE;
export const EXCHANGE_CODE = 5 * MINUTE;
export const SIGNING_KEY = 90 * DAY;

export const FAILED_SIGN_INS_WINDOW = 5 * MINUTE;
export const FAILED_SIGN_INS_PER_ACCOUNT = 10;
export const FAILED_SIGN_INS_PER_ADDRESS = 30;
export const SIGN_INS_WINDOW = 5 * MINUTE;
export const SIGN_INS_PER_ACCOUNT = 60;
/** When an account has more than 20 sessions, the device that was idle longest is signed out. */
export const SESSIONS_PER_ACCOUNT = 20;
export const SIGN_UPS_WINDOW = 10 * MINUTE;
/** A whole class may sign up from one network, so the limit per network is not low. */
export const SIGN_UPS_PER_NETWORK = 30;
/**
 * One customer of an internet provider may own many networks, but must not use up the limit for all
 * sign-ups.
 */
export const SIGN_UPS_PER_PROVIDER = 90;
export const SIGN_UPS_IN_TOTAL = 300;
/**
 * An attacker who may enter 20 wrong codes a day needs about a century to guess a six-digit code.
 */
export const WRONG_CODES_WINDOW = DAY;
export const WRONG_CODES_PER_ADDRESS = 20;
export const MIN_MAIL_INTERVAL = 60 * SECOND;
/** Thirty emails a day are enough to sign in, and too few to flood a mailbox. */
export const MAILS_PER_DAY = 30;
/**
 * The limits per network and for strangers are below the daily limit, so that a stranger cannot use
 * up all emails to an address.
 */
export const MAILS_FROM_A_NETWORK = 10;
export const MAILS_FROM_STRANGERS = 20;
export const MAILS_WINDOW = DAY;
