import { storage } from './storage.ts';

const KEY = 'hearthway.known';

/** The browser remembers only that somebody signed in, not who. */
export const hasSignedInBefore = (): boolean => storage.get(KEY) !== null;

export const rememberSignIn = (): boolean => storage.set(KEY, '1');
