import { dayName } from '@hearthway/domain/format';
import { SCORECARD_MESSAGES, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { countGoodDays, streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { BreakPlan } from '../../../features/scorecard/break-plan.tsx';
import { HistoryCalendar } from '../../../features/scorecard/history-calendar.tsx';
import { PillarSwitches } from '../../../features/scorecard/pillar-switches.tsx';
import { Scorecard } from '../../../features/scorecard/scorecard.tsx';
import { StreakSummary } from '../../../features/scorecard/streak-summary.tsx';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { WeekStrip } from '../../../features/scorecard/week-strip.tsx';
import { usePulseStatus } from '../../../features/weekly-pulse/use-pulse.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';

export function TrackPage() {
  const scorecard = useScorecard();
  const { days, today, settings } = scorecard;
  const runs = streaks(days, today, settings);
  const status = usePulseStatus(useNow());
  return (
    <Page className="pt-5 sm:pt-8">
      <UnsentNotices />
      <div className="flex items-center gap-4">
        <Scene
          subject="clipboard"
          hue="house"
          className="size-14 shrink-0 rounded-control sm:size-16"
        />
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-4xl">{SCORECARD_MESSAGES.title}</h1>
          <p className="text-muted text-sm sm:text-base">{SCORECARD_MESSAGES.trackIntro}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-4 sm:mt-5 sm:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[1fr_auto]">
        <StreakSummary
          streaks={runs}
          good={countGoodDays(days, today, settings)}
          className="lg:col-start-2"
        >
          <WeekStrip days={days} today={today} settings={settings} />
        </StreakSummary>
        <Scorecard scorecard={scorecard} className="lg:col-start-1 lg:row-span-2 lg:row-start-1" />
        <Card>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-5">
            <div className="min-w-0">
              <CardTitle>Weekly Pulse</CardTitle>
              <p className="text-muted text-sm">
                {status?.due === false && status.nextEligibleAt
                  ? `Next pulse: ${dayName(calendarDay(new Date(status.nextEligibleAt)))}`
                  : 'About three minutes'}
              </p>
            </div>
            <Button asChild variant="outline" size="sm">
              <Link to="/action" hash="weekly">
                {SCORECARD_MESSAGES.weeklyCheckIn}
              </Link>
            </Button>
          </div>
          <BreakPlan today={today} />
        </Card>
      </div>
      <HistoryCalendar
        className="mt-5"
        days={days}
        today={today}
        streaks={runs}
        settings={settings}
      />
      <section
        aria-labelledby="pillars-title"
        className="mt-10 grid gap-x-12 sm:px-2 lg:grid-cols-2"
      >
        <div>
          <h2 id="pillars-title" className="text-xl">
            {STREAK_MESSAGES.choosePillars}
          </h2>
          <p className="mt-1 text-muted">{STREAK_MESSAGES.pillarsIntro}</p>
        </div>
        <PillarSwitches />
      </section>
    </Page>
  );
}
