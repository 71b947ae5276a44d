import { createAtom, useSelector } from '@tanstack/react-store';

/** Chromium's event; no other browser has one. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const kept = createAtom<{ prompt: InstallPrompt | null }>({ prompt: null });

/** The browser offers it once, early and at a moment of its own: it is kept for ours. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.set({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => kept.set({ prompt: null }));
}

export type InstallWay = 'prompt' | 'menu' | 'installed' | 'none';

/** How the app gets onto this device's home screen. */
export function useInstallWay(): InstallWay {
  const hasPrompt = useSelector(kept, ({ prompt }) => prompt !== null);
  if (matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (hasPrompt) return 'prompt';
  // Only Safari on a phone has it: there people install by the Share menu.
  return 'standalone' in navigator ? 'menu' : 'none';
}

export async function askToInstall(): Promise<void> {
  await kept.get().prompt?.prompt();
  // A prompt works once.
  kept.set({ prompt: null });
}
