import { useDeferredValue } from 'react';

/**
 * Data that has just come, a moment later: what it fills is drawn in small steps, between which the
 * browser answers to taps and scrolling. Data that was there already changes at once.
 */
export function useUnhurried<Data>(data: Data | undefined): Data | undefined {
  const later = useDeferredValue(data);
  return later === undefined ? undefined : data;
}
