import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { dateName, formatDay } from '@hearthway/domain/format';
import { TRACK_NAMES } from '@hearthway/domain/vocabulary';
import type { ReactNode } from 'react';
import { TrackMark } from '../../brand/track-mark.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useInviteAgain } from './queries.ts';

const PAYMENT_WORDS: Record<NonNullable<DeskRecord['paymentStatus']>, string> = {
  active: 'Paid, renews by itself',
  past_due: 'The last payment failed',
  cancelled: 'Cancelled, does not renew',
  refunded: 'Refunded',
  disputed: 'Disputed with the bank',
};

export function RecordFacts({ record }: { record: DeskRecord }) {
  const { path, since, seenWeek, isInvited, paymentStatus, invitedAt } = record;
  return (
    <Card aria-label="About this member">
      <dl className="flex flex-col gap-4 text-sm">
        <Fact name="Path">
          <span className="flex items-center gap-2">
            <TrackMark track={path} className="size-5 shrink-0" />
            {TRACK_NAMES[path]}
          </span>
        </Fact>
        <Fact name={isInvited ? 'Invited' : 'Member since'}>
          {formatDay(new Date(isInvited && invitedAt ? invitedAt : since))}
        </Fact>
        <Fact name="Last here">
          {isInvited
            ? 'Invited, and not here yet.'
            : seenWeek
              ? `In the week of ${dateName(seenWeek)}`
              : 'Not yet'}
        </Fact>
        <Fact name="Payments">
          <span className={paymentStatus === 'past_due' ? 'text-danger' : undefined}>
            {paymentStatus ? PAYMENT_WORDS[paymentStatus] : 'Does not pay here'}
          </span>
        </Fact>
      </dl>
      {isInvited && <InviteAgain record={record} />}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
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
          onSuccess: () => toast.success('A new invitation is on its way'),
          onError: (error) => toast.error(errorMessage(error, 'The invitation was not sent')),
        })
      }
    >
      Invite again
    </Button>
  );
}
