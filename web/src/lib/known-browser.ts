import { storage } from './storage.ts';

const KEY = 'hearthway.known';

/** Whether anyone has signed in on this browser before. Does not store who. */
export const hasSignedInBefore = (): boolean => storage.get(KEY) !== null;

export const rememberSignIn = (): boolean => storage.set(KEY, '1');
