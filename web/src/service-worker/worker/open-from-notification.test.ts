import { describe, expect, it, vi } from 'vitest';
import { openFromNotification } from './open-from-notification.ts';

const ORIGIN = 'https://app.example';

function setUp({ isOpen = false, canFocus = true } = {}) {
  const page = {
    focus: vi.fn(async () => {
      if (!canFocus) throw new Error('closing');
      return page;
    }),
    navigate: vi.fn(async () => null),
  };
  const windows = { matchAll: async () => (isOpen ? [page] : []), openWindow: vi.fn() };
  return { windows, page, tap: (path: unknown) => openFromNotification(windows, ORIGIN, path) };
}

describe('tapping a notification', () => {
  it('opens its page in a new window if the app is closed', async () => {
    const { windows, tap } = setUp();
    await tap('/action');
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('https://app.example/action');
  });

  it('focuses the open app and shows the page there', async () => {
    const { windows, page, tap } = setUp({ isOpen: true });
    await tap('/action');
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('https://app.example/action');
    expect(windows.openWindow).not.toHaveBeenCalled();
  });

  it('opens a new window if the open one is just being closed', async () => {
    const { windows, page, tap } = setUp({ isOpen: true, canFocus: false });
    await tap('/action');
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('https://app.example/action');
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('only focuses the open app if the notification names no page', async () => {
    const { page, tap } = setUp({ isOpen: true });
    await tap(undefined);
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('opens home if the notification names no page and the app is closed', async () => {
    const { windows, tap } = setUp();
    await tap(undefined);
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('https://app.example/home');
  });

  it.each(['https://other.example/x', '//other.example', 'javascript:alert(1)'])(
    'never leaves the app for %s',
    async (path) => {
      const { windows, tap } = setUp();
      await tap(path);
      expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith(ORIGIN);
    },
  );
});
