import { FIRST_STEPS, type FirstStep } from '@hearthway/domain/home/first-steps';
import { useState } from 'react';
import { storage } from '../../../lib/storage.ts';

type Skipped = FirstStep | 'all';

const isSkippable = (word: unknown): word is Skipped =>
  [...FIRST_STEPS, 'all'].some((known) => known === word);

function read(key: string): Skipped[] {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSkippable) : [];
  } catch {
    return [];
  }
}

export function useSkippedSteps(memberId: string) {
  const key = `hearthway.first-steps.${memberId}`;
  const [skipped, setSkipped] = useState(() => read(key));
  const skip = (step: Skipped) => {
    const next = [...skipped, step];
    storage.set(key, JSON.stringify(next));
    setSkipped(next);
  };
  return { skipped, skip };
}
