import { createAtom, useSelector } from '@tanstack/react-store';
import { storage } from '../../lib/storage.ts';

const KEY = 'hearthway.install-answered';
const answered = createAtom(storage.get(KEY) !== null);

/** Whether home's offer to install was answered on this device, in whatever way. */
export const useWasAnswered = (): boolean => useSelector(answered);

export function answer(): void {
  storage.set(KEY, '1');
  answered.set(true);
}
