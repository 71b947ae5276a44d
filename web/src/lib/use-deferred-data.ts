import { useDeferredValue } from 'react';

/**
 * Delays the first rendering of data that has just arrived, so that the browser can handle taps and
 * scrolling before it. Later changes to the data show immediately.
 */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const later = useDeferredValue(data);
  return later === undefined ? undefined : data;
}
