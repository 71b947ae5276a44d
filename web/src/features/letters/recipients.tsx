import type { LetterSegment } from '@hearthway/domain/letters/contract';
import { QUIET_CHOICES } from '@hearthway/domain/letters/segment-choices';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PillChoice, PillChoices } from '../../ui/pill-choice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { audienceWords, memberCount, QUIET_WORDS, reachNote } from './letter-words.ts';
import { letterQueries } from './queries.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tiers = TIERS.map((tier) => ({ value: tier, label: capitalize(TIER_WORDS[tier]) }));
const tracks = TRACKS.map((track) => ({ value: track, label: TRACK_NAMES[track] }));
const weeks = Array.from({ length: 14 }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});
const ANYTIME = 'any';
const quiet = [
  { value: ANYTIME, label: 'Any time' },
  ...QUIET_CHOICES.map((days) => ({
    value: String(days),
    label: `Over ${QUIET_WORDS[days]} ago`,
  })),
];

interface RecipientsProps {
  segment: LetterSegment;
  onChange: (change: Partial<LetterSegment>) => void;
}

export function Recipients({ segment, onChange }: RecipientsProps) {
  const [isOpen, setOpen] = useState(() => isForAll(segment));
  return (
    <section aria-label="Recipients" className="border-line border-b px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-sans font-semibold text-base">To: {audienceWords(segment)}</h2>
          <Reach segment={segment} />
        </div>
        <Button variant="outline" size="sm" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : 'Change who gets it'}
        </Button>
      </div>
      {isOpen && <SegmentChoices segment={segment} onChange={onChange} />}
    </section>
  );
}

function SegmentChoices({ segment, onChange }: RecipientsProps) {
  return (
    <div className="mt-4 mb-2 flex flex-col gap-5">
      <PillChoices
        label="Membership"
        options={tiers}
        values={segment.tier}
        onValuesChange={(tier) => onChange({ tier })}
      />
      <PillChoice
        label="Last visit"
        options={quiet}
        value={segment.quietDays === null ? ANYTIME : String(segment.quietDays)}
        onValueChange={(value) => {
          const days = QUIET_CHOICES.find((each) => String(each) === value);
          onChange({ quietDays: days ?? null });
        }}
      />
      <Disclosure label="Path and week">
        <div className="flex flex-col gap-6">
          <PillChoices
            label="Path"
            options={tracks}
            values={segment.path}
            onValuesChange={(path) => onChange({ path })}
          />
          <PillChoices
            label="Week of the Self-Health Journey"
            options={weeks}
            values={segment.week.map(String)}
            onValuesChange={(week) => onChange({ week: week.map(Number) })}
          />
        </div>
      </Disclosure>
      <p className="text-muted text-sm">A row you leave empty includes everyone.</p>
    </div>
  );
}

const isForAll = ({ tier, path, week, quietDays }: LetterSegment) =>
  quietDays === null && tier.length + path.length + week.length === 0;

function Reach({ segment }: { segment: LetterSegment }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(letterQueries.reach(segment));
  if (isError) {
    return (
      <p className="mt-1 text-muted">
        We couldn’t count the members.{' '}
        <Button variant="link" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Spinner className="mt-2 text-teal" />;
  const { isExact, reachable } = data;
  const note = reachNote(data);
  return (
    <p
      role="status"
      className={cn(
        'mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm',
        isPlaceholderData && 'opacity-50',
      )}
    >
      <Badge tone={reachable === 0 ? 'warm' : 'teal'}>
        {reachable === 0 ? 'Nobody right now' : capitalize(memberCount(reachable, isExact))}
      </Badge>
      {note}
    </p>
  );
}
