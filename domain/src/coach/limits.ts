/** Of one message to the coach. */
export const MAX_COACH_MESSAGE = 1000;
/** As much of a conversation as a model is shown. */
export const MAX_EARLIER = 12;
