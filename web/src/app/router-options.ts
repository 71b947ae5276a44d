import { lazyRouteComponent } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { PagePending } from './page-pending.tsx';

export const routerOptions = {
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultPendingMs: 400,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  // Unknown URLs below a member page show "not found" right away, before the session guard asks
  // visitors to sign in.
  notFoundMode: 'root',
  scrollRestoration: true,
} as const;
