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
  it('opens the notification’s page in a new window if the app is closed', async () => {
    const { windows, tap } = setUp();
    await tap('/action');
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('https://app.example/action');
  });

  it('focuses the open app and shows the notification’s page there', async () => {
    const { windows, page, tap } = setUp({ isOpen: true });
    await tap('/action');
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('https://app.example/action');
    expect(windows.openWindow).not.toHaveBeenCalled();
  });

  it('opens a new window if the open window is being closed at that moment', async () => {
    const { windows, page, tap } = setUp({ isOpen: true, canFocus: false });
    await tap('/action');
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('https://app.example/action');
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('focuses the open app without changing its page if the notification names no page', async () => {
    const { page, tap } = setUp({ isOpen: true });
    await tap(undefined);
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('opens the home page if the notification names no page and the app is closed', async () => {
    const { windows, tap } = setUp();
    await tap(undefined);
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('https://app.example/home');
  });

  it.each(['https://other.example/x', '//other.example', 'javascript:alert(1)'])(
    'stays in the app if the notification names %s as its page',
    async (path) => {
      const { windows, tap } = setUp();
      await tap(path);
      expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith(ORIGIN);
    },
  );
});
