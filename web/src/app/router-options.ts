import { lazyRouteComponent } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { PagePending } from './page-pending.tsx';

export const routerOptions = {
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultPendingMs: 400,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  // Unknown addresses below a member page show "not found" before visitors are asked to sign in.
  notFoundMode: 'root',
  scrollRestoration: true,
} as const;
