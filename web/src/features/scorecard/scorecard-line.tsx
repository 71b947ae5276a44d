import { checkinItem } from '@hearthway/domain/home/today';
import { checkinLine, SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { missingPoints } from '@hearthway/domain/scorecard/score';
import { useState } from 'react';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Scorecard } from './scorecard.tsx';
import type { useScorecard } from './use-scorecard.ts';

export function ScorecardLine({ scorecard }: { scorecard: ReturnType<typeof useScorecard> }) {
  const [isOpen, setOpen] = useState(false);
  const { today, days, settings } = scorecard;
  if (isOpen) return <Scorecard scorecard={scorecard} />;
  const { rated, of, done } = checkinItem(days, today, settings);
  const missing = missingPoints(days.find(({ date }) => date === today) ?? {}, settings.hidden);
  return (
    <Card
      aria-labelledby="scorecard-title"
      className="flex items-center justify-between gap-x-4 max-[22rem]:flex-wrap max-sm:py-4"
    >
      <div className="min-w-0">
        <CardTitle id="scorecard-title">Daily Scorecard</CardTitle>
        <p className="mt-0.5 text-muted max-sm:text-sm">{checkinLine({ rated, of, missing })}</p>
        <UnsentMark item={scorecard.unsentOn(today)} className="mt-1" />
      </div>
      <Button
        variant={done ? 'outline' : 'action'}
        className={cn(done ? 'shrink' : 'shrink-0')}
        onClick={() => setOpen(true)}
      >
        {done ? SCORECARD_MESSAGES.change : SCORECARD_MESSAGES.rate}
      </Button>
    </Card>
  );
}
