export const MAX_REQUEST_MESSAGE = 500;
