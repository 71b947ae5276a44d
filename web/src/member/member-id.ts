import { useStoredSession } from './session-store.ts';

/** Whose pages these are; behind the session guard there is always somebody. */
export const useMemberId = (): string => useStoredSession().session?.userId ?? '';
