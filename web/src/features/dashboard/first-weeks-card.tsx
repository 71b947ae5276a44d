import type { FIRST_STEPS, FirstWeeks } from '@hearthway/domain/dashboard/contract';
import { formatNumber } from '@hearthway/domain/format';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ShareBar, ShareText } from './share-bar.tsx';
import { WhatCounts } from './what-counts.tsx';

const STEP_WORDS: Record<(typeof FIRST_STEPS)[number], string> = {
  took_quiz: 'Took the quiz',
  first_week: 'Active in the first week',
  second_week: 'Active in the second week',
};

export function FirstWeeksCard({ weeks: { joined, steps } }: { weeks: FirstWeeks }) {
  return (
    <Card className="min-w-0">
      <CardTitle>From sign-up to the second week</CardTitle>
      <WhatCounts>
        The share of members who got this far. It counts those who joined in the ninety days before
        the last two weeks.
      </WhatCounts>
      <ol className="mt-3 flex flex-col gap-4 text-sm">
        <li className="flex items-baseline justify-between gap-4">
          <span>Joined</span>
          <span className="font-serif text-2xl tabular-nums">{formatNumber(joined ?? 0)}</span>
        </li>
        {steps.map(({ step, share }) => (
          <li key={step}>
            <span className="flex items-baseline justify-between gap-4">
              <span>{STEP_WORDS[step]}</span>
              <span className="font-semibold tabular-nums">
                <ShareText share={share ?? 0} />
              </span>
            </span>
            <span className="mt-1.5 block">
              <ShareBar share={share ?? 0} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
