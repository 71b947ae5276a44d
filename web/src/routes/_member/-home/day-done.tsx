import { gratefulFor } from '@hearthway/domain/gratitude/messages';
import { dayPart } from '@hearthway/domain/home/day-part';
import { dayDoneTitle, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flame from 'lucide-react/icons/flame';
import { WelcomeScene } from '../../../brand/scenes/welcome-scene.tsx';
import { gratitudeLabel } from '../../../features/gratitude/gratitude-label.ts';
import { useGratitude } from '../../../features/gratitude/use-gratitude.ts';
import { useFirstName } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface DayDoneProps {
  streak: number;
  onChange: () => void;
}

const ALL_LIT = 4;

export default function DayDone({ streak, onChange }: DayDoneProps) {
  const firstName = useFirstName();
  const { saved } = useGratitude();
  return (
    <Card aria-labelledby="pillars-title" className="overflow-hidden p-0! sm:p-0!">
      <WelcomeScene lit={ALL_LIT} className="relative h-40 sm:h-72 md:h-80 md:[&>svg]:max-h-none" />
      <div className="px-5 pt-4 pb-3 sm:px-6">
        <h2 id="pillars-title" className="text-balance text-2xl leading-tight">
          {dayDoneTitle(dayPart(new Date().getHours()), firstName)}
        </h2>
        {/* Reserves a line, because the gratitude arrives after the rest. */}
        <p className="mt-1.5 min-h-7 text-muted">
          {saved && gratefulFor(gratitudeLabel(saved.choice))}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          {streak > 1 && (
            <Link
              to="/track"
              className="flex min-h-11 items-center gap-1.5 font-semibold text-sm text-teal"
            >
              <Flame aria-hidden="true" className="size-4.5" />
              {streak} days in a row
            </Link>
          )}
          <Button variant="link" size="sm" onClick={onChange}>
            Change today
          </Button>
          <Button asChild variant="link" size="sm">
            <Link to="/action">
              {HOME_MESSAGES.openHub} <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </Button>
        </div>
      </div>
    </Card>
  );
}
