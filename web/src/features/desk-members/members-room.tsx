import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { RecordPage } from './record-page.tsx';

export default function MembersRoom({ id }: { id?: string }) {
  if (id === 'invite') return <InviteForm />;
  return id ? <RecordPage userId={id} /> : <MemberList />;
}
