import { useDeferredValue } from 'react';

/**
 * Defers the first rendering of data that has just arrived, so that the browser can handle taps and
 * scrolling in between. Later changes show at once.
 */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const later = useDeferredValue(data);
  return later === undefined ? undefined : data;
}
