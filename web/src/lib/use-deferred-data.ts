import { useDeferredValue } from 'react';

/** Delaying the first rendering of new data lets the browser handle taps and scrolling first. */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const later = useDeferredValue(data);
  return later === undefined ? undefined : data;
}
