import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SessionGuard } from '../member/session-guard.tsx';

export const Route = createFileRoute('/_member')({
  component: () => (
    <SessionGuard>
      <Outlet />
    </SessionGuard>
  ),
});
