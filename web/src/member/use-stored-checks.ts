import { useState } from 'react';
import { storage } from '../lib/storage.ts';
import { useStoredSession } from '../session/session.ts';
import type { Checks } from '../ui/rich-text/checks.ts';

export function useStoredChecks(name: string): Checks {
  const userId = useStoredSession().session?.userId ?? 'nobody';
  const key = getStorageKey(userId, name);
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

const getStorageKey = (userId: string, name: string) => `hearthway.checks.${userId}.${name}`;

export function takeStoredChecks(userId: string, name: string): string[] {
  const key = getStorageKey(userId, name);
  const ticked = read(key);
  storage.remove(key);
  return ticked;
}

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
