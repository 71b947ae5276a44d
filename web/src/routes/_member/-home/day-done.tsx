import { gratefulFor } from '@hearthway/domain/gratitude/messages';
import { dayPart } from '@hearthway/domain/home/day-part';
import { dayDoneTitle, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flame from 'lucide-react/icons/flame';
import { gratitudeLabel } from '../../../features/gratitude/gratitude-label.ts';
import { useGratitude } from '../../../features/gratitude/use-gratitude.ts';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { useFirstName } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';
import { HeroFrame, HOME_TITLE } from './home-hero.tsx';

export default function DayDone({ onChange }: { onChange: () => void }) {
  const firstName = useFirstName();
  const { saved } = useGratitude();
  const { days, today, settings } = useScorecard();
  const { current } = streaks(days, today, settings);
  return (
    <section aria-labelledby="day-done-title">
      <HeroFrame isLoaded isTall>
        <h1 className="font-normal font-sans text-xs tracking-normal">{HOME_TITLE}</h1>
        <h2
          id="day-done-title"
          className="mt-1 text-balance text-3xl leading-tight [overflow-wrap:anywhere]"
        >
          {dayDoneTitle(dayPart(new Date().getHours()), firstName)}
        </h2>
        {/* Reserves a line, because the gratitude arrives after the rest. */}
        <p className="mt-1.5 min-h-7">{saved && gratefulFor(gratitudeLabel(saved.choice))}</p>
        {current > 1 && (
          <Link
            to="/track"
            className="flex min-h-11 w-fit items-center gap-1.5 font-semibold text-sm"
          >
            <Flame aria-hidden="true" className="size-4.5" />
            {current} days in a row
          </Link>
        )}
      </HeroFrame>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="link" size="sm" onClick={onChange}>
          Change today
        </Button>
        <Button asChild variant="link" size="sm">
          <Link to="/action">
            {HOME_MESSAGES.openHub} <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
