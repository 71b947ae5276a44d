interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly AppWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

interface AppWindow {
  focus(): Promise<AppWindow>;
  navigate(url: string): Promise<unknown>;
}

export async function openFromNotification(
  windows: Windows,
  origin: string,
  path: unknown,
): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/home', origin);
  const target = url.origin === origin ? url.href : origin;
  const [open] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  // A window that is being closed cannot be focused.
  const focused = await open?.focus().catch(() => null);
  if (!focused) {
    await windows.openWindow(target);
    return;
  }
  if (typeof path === 'string') await focused.navigate(target).catch(() => null);
}
