import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ActDueCard } from '../../../features/belief-upgrade/act-due-card.tsx';
import { CommitmentsCard } from '../../../features/commitments/commitments-card.tsx';
import { FocusCard } from '../../../features/focus/focus-card.tsx';
import { GratitudeCard } from '../../../features/gratitude/gratitude-card.tsx';
import { HowAreYou } from '../../../features/journal/how-are-you.tsx';
import { Scorecard } from '../../../features/scorecard/scorecard.tsx';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { PulseStatusCard } from '../../../features/weekly-pulse/pulse-status-card.tsx';
import { useMembership } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';

export function TodayTab() {
  const scorecard = useScorecard();
  const { isPremiumActive } = useMembership();
  const week = (
    <div className="flex flex-col gap-5 max-lg:order-last">
      <PulseStatusCard />
      <FocusCard />
    </div>
  );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-5">
        <Scorecard scorecard={scorecard} />
        <Button asChild variant="link" className="self-start">
          <Link to="/track">
            See your streak and the last 90 days{' '}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </Button>
      </div>
      <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-5">
        <HowAreYou>
          <Button asChild variant="link" size="sm" className="mt-2">
            <Link to="/journal">
              {JOURNAL_MESSAGES.open} <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </Button>
        </HowAreYou>
        {isPremiumActive && <ActDueCard />}
        {isPremiumActive && <CommitmentsCard />}
        {isPremiumActive ? week : <GratitudeCard />}
      </div>
      {isPremiumActive ? <GratitudeCard /> : week}
    </div>
  );
}
