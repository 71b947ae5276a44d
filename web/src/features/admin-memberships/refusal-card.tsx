import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { useMe } from '../../member/me.ts';
import { useStoredSession } from '../../session/session.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';

export function RefusalCard() {
  const { session } = useStoredSession();
  const email = useMe().data?.email || session?.email || 'unknown';
  return (
    <Card>
      <CardTitle>{ADMIN_TEXT.requiredTitle}</CardTitle>
      <CardText>{ADMIN_TEXT.required}</CardText>
      <p className="mt-4 break-words text-sm">
        Signed in as <span className="font-semibold">{email}</span>
      </p>
    </Card>
  );
}
