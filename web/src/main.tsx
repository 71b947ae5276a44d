import './styles/app.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchChunkFailures } from './app/chunk-failure.ts';
import { Providers } from './app/providers.tsx';
import { routerOptions } from './app/router-options.ts';
import { watchInstallPrompt } from './lib/install-prompt.ts';
import { nextTask } from './lib/next-task.ts';
import { routeTree } from './routeTree.gen.ts';
import { startServiceWorker } from './service-worker/start.ts';

const newRouter = () => createRouter({ routeTree, ...routerOptions });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}

/**
 * Start-up is split into short tasks, which keeps a slow phone responsive. The page's code loads
 * before the first render, because React can then split that render.
 */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const router = newRouter();
  await nextTask();
  const loaded = router.load().catch(console.error);
  await nextTask();
  const app = createRoot(root);
  await loaded;
  await nextTask();
  startTransition(() =>
    app.render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');
watchChunkFailures();
watchInstallPrompt();
void start(root).then(startServiceWorker);
