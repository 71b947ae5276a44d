import { useEffect } from 'react';

const shown = new Map<string, number>();

export function useShownInPlace(kind: string): void {
  useEffect(() => {
    shown.set(kind, (shown.get(kind) ?? 0) + 1);
    return () => void shown.set(kind, (shown.get(kind) ?? 1) - 1);
  }, [kind]);
}

export const isShownInPlace = (kind: string): boolean => (shown.get(kind) ?? 0) > 0;
