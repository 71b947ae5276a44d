import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';

const Preferences = lazy(() => import('./-account/preferences.tsx'));

export const Route = createFileRoute('/_member/account')({
  staticData: { title: 'Account' },
  component: () => <AccountPage preferences={<Preferences />} />,
});
