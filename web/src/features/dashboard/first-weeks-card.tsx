import type { FIRST_STEPS, FirstWeeks } from '@hearthway/domain/dashboard/contract';
import { formatShare } from '@hearthway/domain/dashboard/shares';
import { formatNumber } from '@hearthway/domain/format';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ShareBar } from './share-bar.tsx';

const STEP_WORDS: Record<(typeof FIRST_STEPS)[number], string> = {
  took_quiz: 'Took the quiz',
  first_week: 'Active in the first week',
  second_week: 'Active in the second week',
};

export function FirstWeeksCard({ weeks: { joined, steps } }: { weeks: FirstWeeks }) {
  return (
    <Card className="min-w-0">
      <CardTitle>The first two weeks</CardTitle>
      <p className="mt-1 text-muted text-sm">
        The {formatNumber(joined ?? 0)} people who joined in the last three months, without the last
        two weeks. Rounded to protect privacy.
      </p>
      <ol className="mt-4 flex flex-col gap-4 text-sm">
        {steps.map(({ step, share }) => (
          <li key={step}>
            <span className="flex items-baseline justify-between gap-4">
              <span>{STEP_WORDS[step]}</span>
              <span className="font-semibold tabular-nums">{formatShare(share ?? 0)}</span>
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
