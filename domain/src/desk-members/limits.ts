export const MAX_COUNTED = 1000;
export const MAX_NOTE = 2000;
export const MAX_SENT_AT_ONCE = 200;
