import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { LockSettings } from '../../features/app-lock/lock-settings.tsx';
import { config } from '../../lib/config.ts';

const Preferences = lazy(() => import('./-account/preferences.tsx'));

const ManageMembership = lazy(() => import('../../features/payments/manage-membership.tsx'));

export const Route = createFileRoute('/_member/account')({
  staticData: { title: 'Account' },
  validateSearch: ({ checkout }): { checkout?: 'done' } =>
    checkout === 'done' ? { checkout } : {},
  component: Account,
});

function Account() {
  const { checkout } = Route.useSearch();
  const navigate = Route.useNavigate();
  const payments = config.takesPayments && (
    <Suspense fallback={null}>
      <ManageMembership
        isBack={checkout === 'done'}
        onBackHandled={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
    </Suspense>
  );
  return (
    <AccountPage preferences={<Preferences />} payments={payments} appLock={<LockSettings />} />
  );
}
