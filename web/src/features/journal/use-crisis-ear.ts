import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { useEffect, useState } from 'react';
import { quietVisit } from '../../lib/quiet-visit.ts';

const PAUSE_MS = 400;

/**
 * Listens to what is being written, on this device alone, with the guide's rules for words of crisis.
 * Once heard it stays: neither deleting nor saving the words takes the numbers to call away.
 */
export function useCrisisEar(words: string) {
  const [heard, setHeard] = useState<CrisisAnswer | null>(null);

  /** Tells whether words of crisis have been heard, now or before. */
  async function listenTo(text: string): Promise<boolean> {
    if (heard === 'alarm' || text.trim() === '') return heard !== null;
    // The rules are large and come when somebody writes.
    const { detectCrisis } = await import('@hearthway/domain/guide/detect-crisis');
    const crisis = detectCrisis(text);
    if (!crisis) return heard !== null;
    quietVisit.begin();
    setHeard(crisis.answer);
    return true;
  }

  useEffect(() => {
    const timer = setTimeout(() => void listenTo(words), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { heard, listenTo };
}
