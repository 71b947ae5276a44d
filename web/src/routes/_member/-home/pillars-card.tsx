import { dayPart } from '@hearthway/domain/home/day-part';
import { HOME_MESSAGES, PILLARS_QUESTION, todayWords } from '@hearthway/domain/home/messages';
import { checkinItem } from '@hearthway/domain/home/today';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import { streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flame from 'lucide-react/icons/flame';
import { checkinWrite } from '../../../features/scorecard/checkin-write.ts';
import { MilestoneNote } from '../../../features/scorecard/milestone-note.tsx';
import { PillarButton } from '../../../features/scorecard/pillar-button.tsx';
import { getScore, useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { SavedMark } from '../../../outbox/saved-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';

export function PillarsCard({ className }: { className?: string }) {
  const { today, days, settings, tap, unsentOn } = useScorecard();
  const { current } = streaks(days, today, settings);
  return (
    <Card aria-labelledby="pillars-title" className={className}>
      <div className="flex items-center justify-between gap-4">
        <CardTitle id="pillars-title">{PILLARS_QUESTION[dayPart(new Date().getHours())]}</CardTitle>
        {current > 0 && (
          <Link
            to="/track"
            className="-my-1 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-sm text-teal hover:bg-hover"
          >
            <Flame aria-hidden="true" className="size-4.5" />
            {current === 1 ? '1 day' : `${current} days`}
            <span className="sr-only"> in a row</span>
          </Link>
        )}
      </div>
      <div className="mt-2.5 flex flex-col gap-1.5 sm:gap-2">
        {shownPillars(settings.hidden).map((pillar) => (
          <PillarButton
            key={pillar}
            isSmall
            pillar={pillar}
            score={getScore(days, today, pillar)}
            onTap={() => tap(today, pillar)}
          />
        ))}
      </div>
      <MilestoneNote today={today} />
      <div className="mt-3 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-sm">{todayWords(checkinItem(days, today, settings)).text}</p>
        <SavedMark kind={checkinWrite.kind} item={unsentOn(today)} />
      </div>
      <Button asChild variant="link" size="sm" className="mt-1 -mb-2">
        <Link to="/action">
          {HOME_MESSAGES.openHub} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </Button>
    </Card>
  );
}
