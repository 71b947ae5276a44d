import { useDeferredValue } from 'react';

/** Renders new data as a transition, so that the browser can handle taps and scrolling first. */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const later = useDeferredValue(data);
  return later === undefined ? undefined : data;
}
