import { createAtom, useSelector } from '@tanstack/react-store';
import { storage } from '../../lib/storage.ts';

const KEY = 'hearthway.install-answered';
const hasAnswered = createAtom(storage.get(KEY) !== null);

export const useHasAnsweredInstallOffer = (): boolean => useSelector(hasAnswered);

export function rememberAnswer(): void {
  storage.set(KEY, '1');
  hasAnswered.set(true);
}
