import { storage } from './storage.ts';

const KEY = 'hearthway.known';

/**
 * Whether any member has signed in with this browser before. The browser does not store which
 * member.
 */
export const hasSignedInBefore = (): boolean => storage.get(KEY) !== null;

export const rememberSignIn = (): boolean => storage.set(KEY, '1');
