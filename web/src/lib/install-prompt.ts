import { createAtom, useSelector } from '@tanstack/react-store';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const deferredPrompt = createAtom<{ prompt: InstallPrompt | null }>({ prompt: null });

/**
 * The browser fires its install event once and early, so the event is stored until the member wants
 * to install the app.
 */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.set({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => deferredPrompt.set({ prompt: null }));
}

export type InstallMethod = 'prompt' | 'menu' | 'installed' | 'none';

export function useInstallMethod(): InstallMethod {
  const hasPrompt = useSelector(deferredPrompt, ({ prompt }) => prompt !== null);
  if (matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (hasPrompt) return 'prompt';
  // Only Safari on iOS has `navigator.standalone`. It cannot show an install dialog; people install
  // the app from the Share menu.
  return 'standalone' in navigator ? 'menu' : 'none';
}

export async function askToInstall(): Promise<void> {
  await deferredPrompt.get().prompt?.prompt();
  deferredPrompt.set({ prompt: null });
}
