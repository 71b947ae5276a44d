import { useDeferredValue } from 'react';

export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const later = useDeferredValue(data);
  return later === undefined ? undefined : data;
}
