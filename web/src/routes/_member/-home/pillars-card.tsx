import { dayPart } from '@hearthway/domain/home/day-part';
import { HOME_MESSAGES, pillarsTitle, todayWords } from '@hearthway/domain/home/messages';
import { checkinItem } from '@hearthway/domain/home/today';
import { streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flame from 'lucide-react/icons/flame';
import { PillarTaps } from '../../../features/scorecard/pillar-taps.tsx';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { WeekStrip } from '../../../features/scorecard/week-strip.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';

export function PillarsCard() {
  const scorecard = useScorecard();
  const { today, days, settings } = scorecard;
  const { current } = streaks(days, today, settings);
  const checkin = checkinItem(days, today, settings);
  return (
    <Card aria-labelledby="pillars-title" className="flex flex-col px-4 pt-4 pb-1.5 sm:p-6 sm:pb-4">
      <div className="flex items-center justify-between gap-4 max-sm:px-1">
        <CardTitle id="pillars-title">
          {pillarsTitle(dayPart(new Date().getHours()), checkin)}
        </CardTitle>
        {current > 0 && (
          <Link
            to="/track"
            className="-my-1 -mr-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-sm text-teal hover:bg-hover"
          >
            <Flame aria-hidden="true" className="size-4.5" />
            {current === 1 ? '1 day' : `${current} days`}
            <span className="sr-only"> in a row</span>
          </Link>
        )}
      </div>
      <PillarTaps
        scorecard={scorecard}
        date={today}
        isSmall
        link={
          <Button asChild variant="link" size="sm">
            <Link to="/action">
              {HOME_MESSAGES.openHub} <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </Button>
        }
      >
        <p className="text-balance text-muted text-sm leading-snug max-sm:px-1 max-sm:text-xs">
          {todayWords(checkin).text}
        </p>
      </PillarTaps>
      {days.length > 0 && (
        // On a phone, the week would push the next step below the screen, so the week is hidden
        // until today is rated.
        <WeekStrip
          days={days}
          today={today}
          settings={settings}
          className={cn('mt-auto mb-3 border-line border-t pt-4', !checkin.done && 'max-sm:hidden')}
        />
      )}
    </Card>
  );
}
