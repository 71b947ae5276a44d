import { createFileRoute, Outlet } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { SessionGuard } from '../member/session-guard.tsx';

/** A page without the guide is better than no page. */
const GuideWidget = lazy<ComponentType>(() =>
  import('../features/guide/guide-widget.tsx').catch(() => ({ default: () => null })),
);

export const Route = createFileRoute('/_member')({
  component: () => (
    <SessionGuard>
      <Outlet />
      <Suspense>
        <GuideWidget />
      </Suspense>
    </SessionGuard>
  ),
});
