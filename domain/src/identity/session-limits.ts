export const CHECK_ATTEMPTS = 2;
export const CHECK_ATTEMPT_LIMIT = 8000;
export const SESSION_READ_LIMIT = 5000;
export const REFRESH_LIMIT = 3000;
export const REFRESH_DEBOUNCE = 5000;
export const REHYDRATE_DEBOUNCE = 10_000;
export const NEAR_EXPIRY = 60_000;
