const PREFIX = 'hearthway.guide-alarm.';
const inMemory = new Set<string>();

function withStorage<Value>(work: (tab: Storage) => Value): Value | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

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
