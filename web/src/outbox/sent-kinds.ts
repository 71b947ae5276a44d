import { createAtom, useSelector } from '@tanstack/react-store';

const sent = createAtom<readonly string[]>([]);

export function markSent(kind: string): void {
  if (!sent.get().includes(kind)) sent.set([...sent.get(), kind]);
}

export const useWasSent = (kind: string): boolean =>
  useSelector(sent, (kinds) => kinds.includes(kind));
