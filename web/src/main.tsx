import './styles/app.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchChunkFailures } from './app/chunk-failure.ts';
import { Providers } from './app/providers.tsx';
import { routerOptions } from './app/router-options.ts';
import { routeTree } from './routeTree.gen.ts';
import { startServiceWorker } from './service-worker/start.ts';

const router = createRouter({ routeTree, ...routerOptions });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

watchChunkFailures();
void startServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// As a transition the first rendering gives way to taps and scrolling every few milliseconds.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
});
