export const MAX_COACH_MESSAGE = 1000;
export const MAX_EARLIER_MESSAGES = 12;
