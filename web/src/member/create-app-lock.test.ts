import { expect, test, vi } from 'vitest';
import { createAppLock, type LockMessage } from './create-app-lock.ts';

const MINUTE = 60_000;

function openBrowser({ locks = ['amara'] } = {}) {
  const stored = new Set(locks);
  const clock = { now: 1_000_000 };
  const tabs: ReturnType<typeof createAppLock>[] = [];
  const openTab = (memberId = 'amara') => {
    const send = (message: LockMessage) => {
      for (const other of tabs) if (other !== tab) other.received(message);
    };
    const tab = createAppLock({ hasLock: (id) => stored.has(id), send, now: () => clock.now });
    tabs.push(tab);
    tab.memberChanged(memberId);
    return tab;
  };
  return { stored, clock, openTab };
}
type Tab = ReturnType<typeof createAppLock>;
const isLocked = (tab: Tab) => tab.lockedMember.get() !== null;

test('a newly loaded page is locked until the member unlocks it', () => {
  const tab = openBrowser().openTab();
  expect(isLocked(tab)).toBe(true);
  tab.unlock('amara');
  expect(isLocked(tab)).toBe(false);
});

test('only the member who set the lock is locked out', () => {
  const { openTab } = openBrowser();
  const tab = openTab('bo');
  expect(isLocked(tab)).toBe(false);
  tab.memberChanged('amara');
  expect(isLocked(tab)).toBe(true);
});

test.each([
  [MINUTE - 1, false],
  [MINUTE, true],
])('a page locks after a minute in the background ($0 ms: $1)', (away, locked) => {
  const { clock, openTab } = openBrowser();
  const tab = openTab();
  tab.unlock('amara');
  tab.left();
  clock.now += away;
  tab.cameBack();
  expect(isLocked(tab)).toBe(locked);
});

test('the page locks while it is in the background, to hide its content when the member returns', () => {
  const { clock, openTab } = openBrowser();
  const tab = openTab();
  tab.unlock('amara');
  tab.left();
  clock.now += MINUTE;
  tab.lockIfAway();
  expect(isLocked(tab)).toBe(true);
});

test('a page without a lock stays open, even if a lock is set later', () => {
  const { stored, clock, openTab } = openBrowser({ locks: [] });
  const tab = openTab();
  stored.add('amara');
  expect(isLocked(tab)).toBe(false);
  tab.left();
  clock.now += MINUTE;
  tab.cameBack();
  expect(isLocked(tab)).toBe(true);
});

test('unlocking one tab unlocks the others of the same member', () => {
  const { openTab } = openBrowser({ locks: ['amara', 'bo'] });
  const [first, second, bo] = [openTab(), openTab(), openTab('bo')];
  first.unlock('amara');
  expect([first, second, bo].map(isLocked)).toEqual([false, false, true]);
});

test('a new tab opens without a PIN while the member is active in another one', () => {
  const { clock, openTab } = openBrowser();
  const first = openTab();
  first.unlock('amara');
  const second = openTab();
  expect(isLocked(second)).toBe(false);
  first.left();
  second.left();
  clock.now += MINUTE;
  expect(isLocked(openTab())).toBe(true);
});

test('a long inactive tab opens without a PIN if the member was active in another one', () => {
  const { clock, openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  first.unlock('amara');
  second.left();
  clock.now += 5 * MINUTE;
  second.lockIfAway();
  expect(isLocked(second)).toBe(true);
  first.left();
  second.cameBack();
  expect(isLocked(second)).toBe(false);
});

test('a locked page opens for the next member but stays locked while the first one signs out', () => {
  const { stored, openTab } = openBrowser();
  const tab = openTab();
  stored.clear();
  expect(isLocked(tab)).toBe(true);
  tab.memberChanged(null);
  expect(isLocked(tab)).toBe(false);
  tab.memberChanged('amara');
  expect(isLocked(tab)).toBe(false);
});

test('a tab ignores messages from other tabs about another member', () => {
  const send = vi.fn();
  const tab = createAppLock({ hasLock: () => true, send, now: () => 0 });
  tab.memberChanged('amara');
  send.mockClear();
  tab.received({ kind: 'open', memberId: 'bo' });
  tab.received({ kind: 'ask', memberId: 'bo' });
  expect(isLocked(tab)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
