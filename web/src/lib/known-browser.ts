import { storage } from './storage.ts';

const KEY = 'hearthway.known';

/** Whether somebody has been signed in here before, whoever it was: nothing of them is kept. */
export const wasSomebodyHere = (): boolean => storage.get(KEY) !== null;

export const rememberSomebody = (): boolean => storage.set(KEY, '1');
