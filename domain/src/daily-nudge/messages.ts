export const DAILY_NUDGE_TITLE = 'Daily nudge';
