import { lazyRouteComponent } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { PagePending } from './page-pending.tsx';

export const routerOptions = {
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultPendingMs: 400,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  // Below a member's page too it is found out before anybody is asked to sign in.
  notFoundMode: 'root',
  scrollRestoration: true,
} as const;
