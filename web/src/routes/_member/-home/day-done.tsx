import { gratefulFor } from '@hearthway/domain/gratitude/messages';
import { dayPart } from '@hearthway/domain/home/day-part';
import { dayDoneTitle, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { minutesText } from '@hearthway/domain/resources/reading';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import { streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flame from 'lucide-react/icons/flame';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { gratitudeLabel } from '../../../features/gratitude/gratitude-label.ts';
import { useGratitude } from '../../../features/gratitude/use-gratitude.ts';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { WeekStrip } from '../../../features/scorecard/week-strip.tsx';
import { useFirstName } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HeroFrame, HOME_TITLE } from './home-hero.tsx';

interface DayDoneProps {
  read: ShortRead | null;
  onChange: () => void;
}

export default function DayDone({ read, onChange }: DayDoneProps) {
  const firstName = useFirstName();
  const { saved } = useGratitude();
  const { days, today, settings } = useScorecard();
  const { current } = streaks(days, today, settings);
  return (
    <section aria-labelledby="day-done-title">
      <h1 className="sr-only">{HOME_TITLE}</h1>
      <HeroFrame isLoaded isTall>
        <h2
          id="day-done-title"
          className="text-balance text-3xl leading-tight [overflow-wrap:anywhere] sm:text-4xl"
        >
          {dayDoneTitle(dayPart(new Date().getHours()), firstName)}
        </h2>
        <p className="mt-1.5 min-h-7">{saved && gratefulFor(gratitudeLabel(saved.choice))}</p>
      </HeroFrame>
      <div className="relative -mt-6 grid gap-4 sm:mt-5 lg:grid-cols-2 lg:gap-5">
        <Card className="flex flex-col">
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-xl">
              <Link to="/track" className="hover:underline hover:underline-offset-4">
                {current > 1 ? `${current} days in a row` : 'Your week'}
              </Link>
            </h3>
            <Flame aria-hidden="true" className="size-6 text-teal" />
          </div>
          <WeekStrip days={days} today={today} settings={settings} className="mt-4" />
          <div className="mt-auto -mb-2 flex flex-wrap items-center justify-between gap-x-4 pt-3">
            <Button variant="link" size="sm" onClick={onChange}>
              Change today
            </Button>
            <Button asChild variant="link" size="sm">
              <Link to="/action">
                {HOME_MESSAGES.openHub} <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            </Button>
          </div>
        </Card>
        <Card className="relative flex items-center gap-4 hover:shadow-lifted">
          <Scene
            subject={read ? 'notebook' : 'ripples'}
            hue="house"
            ground={1}
            className="size-20 shrink-0 rounded-control"
          />
          <div className="min-w-0">
            <p className="font-semibold text-muted text-sm">{HOME_MESSAGES.momentLeft}</p>
            {read ? (
              <Link
                to="/resources/$slug"
                params={{ slug: read.slug }}
                className="mt-1 block font-serif text-xl leading-tight after:absolute after:inset-0"
              >
                {read.title}
              </Link>
            ) : (
              <Link
                to="/action/calm-kit"
                className="mt-1 block font-serif text-xl leading-tight after:absolute after:inset-0"
              >
                {HOME_MESSAGES.breathe}
              </Link>
            )}
            {read && <p className="mt-1 text-muted text-sm">{minutesText(read.minutes)}</p>}
          </div>
        </Card>
      </div>
    </section>
  );
}
