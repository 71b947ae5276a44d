import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LockGate } from '../app/lock-gate.tsx';
import { GuideWidget } from '../features/guide/guide-widget.tsx';
import { useGuardedMember } from '../member/guarded-member.ts';
import { SessionGuard } from '../session/session-guard.tsx';

const HubBackground = lazy(() => import('./_member/-hub/hub-background.tsx'));

export const Route = createFileRoute('/_member')({
  component: MemberArea,
});

function MemberArea() {
  const worksOffline = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.worksOffline),
  });
  return (
    <SessionGuard member={useGuardedMember()} worksOffline={worksOffline}>
      <LockGate>
        <Outlet />
        <GuideWidget />
      </LockGate>
      <Suspense>
        <HubBackground />
      </Suspense>
    </SessionGuard>
  );
}
