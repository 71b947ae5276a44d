import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { dateName, formatDay } from '@hearthway/domain/format';
import { isPaying } from '@hearthway/domain/payments/paid-membership';
import { TRACK_NAMES } from '@hearthway/domain/vocabulary';
import type { ReactNode } from 'react';
import { TrackMark } from '../../brand/track-mark.tsx';

interface RecordFactsProps {
  record: DeskRecord;
  isRefunding: boolean;
}

export function RecordFacts({ record, isRefunding }: RecordFactsProps) {
  const { path, since, isInvited, isHeld, paymentStatus, invitedAt } = record;
  const isWaiting = isInvited || isHeld;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 text-sm lg:grid-cols-4">
      <Fact name="Pays">
        {isPaying(paymentStatus) && !isRefunding ? 'Through Stripe' : 'Not through Stripe'}
      </Fact>
      <Fact name="Last visit">{describeVisit(record)}</Fact>
      <Fact name={isHeld ? 'Imported' : isInvited ? 'Invited' : 'Member since'}>
        {formatDay(new Date(isWaiting && invitedAt ? invitedAt : since))}
      </Fact>
      <Fact name="Path">
        <span className="flex items-center gap-2">
          <TrackMark track={path} className="size-5 shrink-0" />
          {TRACK_NAMES[path]}
        </span>
      </Fact>
    </dl>
  );
}

function describeVisit({ isHeld, isInvited, seenWeek }: DeskRecord): string {
  if (isHeld) return 'Not invited yet.';
  if (isInvited) return 'Invited, but hasn’t joined yet.';
  return seenWeek ? `In the week of ${dateName(seenWeek)}` : 'Not yet';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
