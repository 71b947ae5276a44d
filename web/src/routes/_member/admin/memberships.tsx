import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../desk/queries.ts';
import { MembershipsPage } from '../../../features/admin-memberships/memberships-page.tsx';
import { DeskFrame } from './-desk/desk-frame.tsx';

export const Route = createFileRoute('/_member/admin/memberships')({
  staticData: { title: 'Membership Admin' },
  component: MembershipAdmin,
});

function MembershipAdmin() {
  const { data } = useQuery(deskQueries.access());
  if (data === null) return <MembershipsPage />;
  return (
    <DeskFrame access={data}>
      <MembershipsPage />
    </DeskFrame>
  );
}
