import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useInviteAgain } from './queries.ts';

export function InviteAgain({ record }: { record: DeskRecord }) {
  const invite = useInviteAgain(record);
  return (
    <Button
      variant="outline"
      size="sm"
      busy={invite.isPending}
      onClick={() =>
        invite.mutate(undefined, {
          onSuccess: () => toast.success('The invitation is on its way'),
          onError: (error) => toast.error(errorMessage(error, 'We couldn’t send the invitation')),
        })
      }
    >
      {record.isHeld ? 'Invite' : 'Invite again'}
    </Button>
  );
}
