import { createFileRoute } from '@tanstack/react-router';
import { MembershipsPage } from '../../../features/admin-memberships/memberships-page.tsx';

export const Route = createFileRoute('/_member/admin/memberships')({
  staticData: { title: 'Membership Admin' },
  component: MembershipsPage,
});
