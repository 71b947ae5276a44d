import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { config } from '../../lib/config.ts';

const Preferences = lazy(() => import('./-account/preferences.tsx'));

const ManageMembership = lazy(() => import('../../features/payments/manage-membership.tsx'));

const payments = config.takesPayments && (
  <Suspense fallback={null}>
    <ManageMembership />
  </Suspense>
);

export const Route = createFileRoute('/_member/account')({
  staticData: { title: 'Account' },
  component: () => <AccountPage preferences={<Preferences />} payments={payments} />,
});
