const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things of the identity live, in milliseconds. */
export const SESSION_TIMEBOX = 30 * DAY;
export const SESSION_INACTIVITY = 7 * DAY;
export const REFRESH_REPEAT_WINDOW = 10 * SECOND;
export const CONFIRMATION_LINK = 24 * HOUR;
export const RECOVERY_LINK = HOUR;
/** The mail by which the practice invites: people read it when they find the time. */
export const INVITATION_LINK = 14 * DAY;
/** The mailed link in place of a password, and its six digits. */
export const SIGN_IN_LINK = HOUR;
/** Six digits in a mail, in place of the password. */
export const MAILED_CODE = 10 * MINUTE;
export const EXCHANGE_CODE = 5 * MINUTE;
export const SIGNING_KEY = 90 * DAY;

export const FAILED_SIGN_INS_WINDOW = 5 * MINUTE;
export const FAILED_SIGN_INS_PER_ACCOUNT = 10;
export const FAILED_SIGN_INS_PER_ADDRESS = 30;
export const SIGN_UPS_WINDOW = 10 * MINUTE;
/** A class that signs up together shares one address. */
export const SIGN_UPS_PER_NETWORK = 30;
export const SIGN_UPS_IN_ALL = 300;
/** A mail holds one in a million: at this pace a guess succeeds once in a century. */
export const WRONG_CODES_WINDOW = DAY;
export const WRONG_CODES_PER_ADDRESS = 20;
export const MAIL_PAUSE = 60 * SECOND;
/** More than anybody needs to sign in, and no flood. */
export const MAILS_A_DAY = 30;
export const MAILS_WINDOW = DAY;
