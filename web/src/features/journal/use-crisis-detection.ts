import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { useEffect, useState } from 'react';
import { quietVisit } from '../../lib/quiet-visit.ts';

const PAUSE_MS = 400;

/**
 * The text is checked on this device. Emergency numbers stay visible even if the text is deleted.
 */
export function useCrisisDetection(words: string, { alarmOnly = false } = {}) {
  const [detected, setDetected] = useState<CrisisAnswer | null>(null);

  async function check(text: string): Promise<boolean> {
    if (detected === 'alarm' || text.trim() === '') return detected !== null;
    const { detectCrisis } = await import('@hearthway/domain/guide/detect-crisis');
    const crisis = detectCrisis(text);
    if (!crisis || (alarmOnly && crisis.answer !== 'alarm')) return detected !== null;
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
