import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';

export const Route = createFileRoute('/_member/account')({
  staticData: { title: 'Account' },
  component: AccountPage,
});
