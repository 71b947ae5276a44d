import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { useEffect, useState } from 'react';
import { quietVisit } from '../../lib/quiet-visit.ts';

const PAUSE_MS = 400;

/**
 * Checks the text for signs of a crisis, on this device only. Once signs are found, the emergency
 * numbers stay visible, even if the text is deleted or saved.
 */
export function useCrisisDetection(words: string) {
  const [detected, setDetected] = useState<CrisisAnswer | null>(null);

  /** Returns whether signs of a crisis were found, in this text or earlier. */
  async function check(text: string): Promise<boolean> {
    if (detected === 'alarm' || text.trim() === '') return detected !== null;
    // Loaded on demand, because the detection rules are large.
    const { detectCrisis } = await import('@hearthway/domain/guide/detect-crisis');
    const crisis = detectCrisis(text);
    if (!crisis) return detected !== null;
    quietVisit.begin();
    setDetected(crisis.answer);
    return true;
  }

  useEffect(() => {
    const timer = setTimeout(() => void check(words), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { detected, check };
}
