import { createAtom, useSelector } from '@tanstack/react-store';
import { storage } from './storage.ts';

const KEY = 'hearthway.search-key';

const isOn = createAtom(storage.get(KEY) !== 'off');

/** Voice control can press single keys by accident, so members can turn this one off. */
export const searchKey = {
  isOn: isOn.get,
  set(value: boolean): void {
    if (value) storage.remove(KEY);
    else storage.set(KEY, 'off');
    isOn.set(value);
  },
};

export const useSearchKey = (): boolean => useSelector(isOn);
