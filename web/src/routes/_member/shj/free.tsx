import { createFileRoute } from '@tanstack/react-router';
import { FreeAccessPage } from '../../../features/membership/free-access-page.tsx';

export const Route = createFileRoute('/_member/shj/free')({
  staticData: { title: 'Free Access' },
  component: FreeAccessPage,
});
