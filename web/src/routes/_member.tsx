import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { SessionGuard } from '../member/session-guard.tsx';

/** A page without the guide is better than no page. */
const GuideWidget = lazy<ComponentType>(() =>
  import('../features/guide/guide-widget.tsx').catch(() => ({ default: () => null })),
);
const HubBackground = lazy(() => import('./_member/-hub/hub-background.tsx'));

export const Route = createFileRoute('/_member')({
  component: MemberArea,
});

function MemberArea() {
  const worksOffline = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.worksOffline),
  });
  return (
    <SessionGuard worksOffline={worksOffline}>
      <Outlet />
      <Suspense>
        <GuideWidget />
        <HubBackground />
      </Suspense>
    </SessionGuard>
  );
}
