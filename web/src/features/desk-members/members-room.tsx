import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { RecordPage } from './record-page.tsx';

/** The front desk's room: everybody, one of them, or a list of people to invite. */
export default function MembersRoom({ id }: { id?: string }) {
  if (id === 'invite') return <InviteForm />;
  return id ? <RecordPage userId={id} /> : <MemberList />;
}
