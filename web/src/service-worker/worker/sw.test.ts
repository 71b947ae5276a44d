import { expect, onTestFinished, test, vi } from 'vitest';
import { ANSWERS_CACHE } from './notification-answers.ts';

test('a new service worker deletes old caches, but keeps answers that are not sent yet', async () => {
  const names = new Set(['hearthway-0-old', ANSWERS_CACHE]);
  const listeners = new Map<string, (event: Pick<ExtendableEvent, 'waitUntil'>) => void>();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('__SHELL_DIGEST__', 'new');
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  vi.stubGlobal('self', {
    addEventListener: listeners.set.bind(listeners),
    clients: { claim: async () => {} },
  });
  await import('./sw.ts');
  let activated: Promise<unknown> | undefined;
  listeners.get('activate')?.({ waitUntil: (work) => (activated = work) });
  await activated;
  expect([...names]).toEqual([ANSWERS_CACHE]);
});
