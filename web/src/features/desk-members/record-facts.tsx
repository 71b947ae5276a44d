import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { dateName, formatDay } from '@hearthway/domain/format';
import { TRACK_NAMES } from '@hearthway/domain/vocabulary';
import type { ReactNode } from 'react';
import { TrackMark } from '../../brand/track-mark.tsx';

export function RecordFacts({ record }: { record: DeskRecord }) {
  const { path, since, seenWeek, isInvited, isHeld, invitedAt } = record;
  const isWaiting = isInvited || isHeld;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-line border-t pt-4 text-sm sm:gap-x-16 xl:flex-col">
      <Fact name={isHeld ? 'Imported' : isInvited ? 'Invited' : 'Member since'}>
        {formatDay(new Date(isWaiting && invitedAt ? invitedAt : since))}
      </Fact>
      <Fact name="Last visit">
        {isHeld
          ? 'Not invited yet'
          : isInvited
            ? 'Hasn’t joined yet'
            : seenWeek
              ? `Week of ${dateName(seenWeek)}`
              : 'Not yet'}
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
