import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { formatCount } from '@hearthway/domain/format';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { toast } from '../../ui/toast.ts';
import { ExportButton } from './export-button.tsx';
import type { ListFilters } from './list-filters.ts';
import { useSendInvitations } from './queries.ts';

interface SelectionBarProps {
  members: ListedMember[];
  filters: ListFilters;
  onClear: () => void;
}

export function SelectionBar({ members, filters, onClear }: SelectionBarProps) {
  const held = members.filter(({ isHeld }) => isHeld).map(({ userId }) => userId);
  const addresses = members.flatMap(({ email }) => email ?? []).join(', ');
  return (
    <section
      aria-label="Selected members"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-lifted"
    >
      <p role="status" className="mr-auto font-semibold text-sm tabular-nums">
        {formatCount(members.length, 'member', 'members')} selected
      </p>
      {held.length > 0 && <InviteHeld userIds={held} onInvited={onClear} />}
      <CopyButton key={addresses} text={addresses} label="Copy addresses" />
      <ExportButton
        filters={filters}
        userIds={members.map(({ userId }) => userId)}
        label="Export these"
      />
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}

function InviteHeld({ userIds, onInvited }: { userIds: string[]; onInvited: () => void }) {
  const send = useSendInvitations();
  return (
    <Button
      size="sm"
      busy={send.isPending}
      onClick={() =>
        send.mutate(userIds, {
          onSuccess: (invited) => {
            toast.success(`${formatCount(invited, 'invitation is', 'invitations are')} on the way`);
            onInvited();
          },
          onError: (error) => toast.error(errorMessage(error, 'We couldn’t invite them')),
        })
      }
    >
      Invite {formatCount(userIds.length, 'person', 'people')}
    </Button>
  );
}
