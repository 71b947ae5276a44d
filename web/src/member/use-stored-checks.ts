import { useState } from 'react';
import { storage } from '../lib/storage.ts';
import { useStoredSession } from '../session/session.ts';
import type { Checks } from '../ui/rich-text/checks.ts';

/** A member's ticks in one body's checklists. They are theirs alone: they stay on this device. */
export function useStoredChecks(name: string): Checks {
  const userId = useStoredSession().session?.userId ?? 'nobody';
  const key = `hearthway.checks.${userId}.${name}`;
  const [ticked, setTicked] = useState(() => new Set(read(key)));
  return {
    isChecked: (item) => ticked.has(item),
    toggle(item) {
      const next = new Set(ticked);
      if (!next.delete(item)) next.add(item);
      storage.set(key, JSON.stringify([...next]));
      setTicked(next);
    },
  };
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
