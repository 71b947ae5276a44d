import { lazyRouteComponent } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { PagePending } from './page-pending.tsx';

export const routerOptions = {
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultPendingMs: 400,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  // The router's default mode would send visitors with an unknown address to the sign-in page
  // instead of "not found".
  notFoundMode: 'root',
  scrollRestoration: true,
} as const;
