import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { dateName, formatDay } from '@hearthway/domain/format';
import { isPaying } from '@hearthway/domain/payments/paid-membership';
import { TRACK_NAMES } from '@hearthway/domain/vocabulary';
import type { ReactNode } from 'react';
import { TrackMark } from '../../brand/track-mark.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useInviteAgain } from './queries.ts';

interface RecordFactsProps {
  record: DeskRecord;
  isRefunding: boolean;
}

export function RecordFacts({ record, isRefunding }: RecordFactsProps) {
  const { path, since, seenWeek, isInvited, isHeld, paymentStatus, invitedAt } = record;
  const isWaiting = isInvited || isHeld;
  return (
    <Card aria-label="About this member">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:max-xl:grid-cols-4 xl:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Fact name={isHeld ? 'Imported' : isInvited ? 'Invited' : 'Member since'}>
          {formatDay(new Date(isWaiting && invitedAt ? invitedAt : since))}
        </Fact>
        <Fact name="Last here">
          {isHeld
            ? 'Not invited yet.'
            : isInvited
              ? 'Invited, but hasn’t joined yet.'
              : seenWeek
                ? `In the week of ${dateName(seenWeek)}`
                : 'Not yet'}
        </Fact>
        <Fact name="Path">
          <span className="flex items-center gap-2">
            <TrackMark track={path} className="size-5 shrink-0" />
            {TRACK_NAMES[path]}
          </span>
        </Fact>
        <Fact name="Pays">
          {isPaying(paymentStatus) && !isRefunding ? 'Through Stripe' : 'Not here'}
        </Fact>
      </dl>
      {isWaiting && <InviteAgain record={record} />}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 xl:contents">
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold xl:mt-0">{children}</dd>
    </div>
  );
}

function InviteAgain({ record }: { record: DeskRecord }) {
  const invite = useInviteAgain(record);
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-4"
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
