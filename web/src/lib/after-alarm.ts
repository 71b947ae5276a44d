const PREFIX = 'hearthway.guide-alarm.';
/**
 * Ids of members with an alarm, for browsers that block storage. They last as long as the page is
 * open.
 */
const inMemory = new Set<string>();

/** Runs `work` with the tab's sessionStorage. Returns null if the browser blocks storage. */
function withStorage<Value>(work: (tab: Storage) => Value): Value | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Remembers, until the tab is closed, that the guide raised the crisis alarm in a member's
 * conversation. Deleting the conversation or signing out clears this memory.
 */
export const afterAlarm = {
  has: (memberId: string): boolean =>
    inMemory.has(memberId) || withStorage((tab) => tab.getItem(PREFIX + memberId)) === '1',
  set(memberId: string): void {
    inMemory.add(memberId);
    withStorage((tab) => tab.setItem(PREFIX + memberId, '1'));
  },
  forget(memberId: string): void {
    inMemory.delete(memberId);
    withStorage((tab) => tab.removeItem(PREFIX + memberId));
  },
  forgetAll(): void {
    inMemory.clear();
    withStorage((tab) => {
      for (const key of Object.keys(tab)) if (key.startsWith(PREFIX)) tab.removeItem(key);
    });
  },
};
