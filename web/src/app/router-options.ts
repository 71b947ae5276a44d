import { ErrorScreen } from './error-screen.tsx';
import { NotFound } from './not-found.tsx';
import { PagePending } from './page-pending.tsx';

export const routerOptions = {
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultPendingMs: 400,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
} as const;
