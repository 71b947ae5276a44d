import { dayName } from '@hearthway/domain/format';
import { SCORECARD_MESSAGES, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { countGoodDays, streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { BreakCard } from '../../../features/scorecard/break-card.tsx';
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
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';

export function TrackPage() {
  const scorecard = useScorecard();
  const { days, today, settings } = scorecard;
  const runs = streaks(days, today, settings);
  const status = usePulseStatus(useNow());
  return (
    <Page className="pt-5 sm:pt-10">
      <UnsentNotices />
      <div className="flex items-center gap-4">
        <Scene
          subject="clipboard"
          hue="house"
          className="size-14 shrink-0 rounded-control sm:size-20"
        />
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-4xl">{SCORECARD_MESSAGES.title}</h1>
          <p className="text-muted text-sm sm:text-base">{SCORECARD_MESSAGES.trackIntro}</p>
        </div>
      </div>
      <div className="mt-5 grid gap-5 sm:mt-8">
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <Scorecard scorecard={scorecard} />
            <StreakSummary streaks={runs} good={countGoodDays(days, today, settings)}>
              <WeekStrip days={days} today={today} settings={settings} />
            </StreakSummary>
          </div>
          <HistoryCalendar days={days} today={today} streaks={runs} settings={settings} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <div className="flex flex-col gap-5">
            <BreakCard today={today} />
            <Card>
              <CardTitle>Weekly Pulse</CardTitle>
              <CardText>
                {status?.due === false && status.nextEligibleAt
                  ? `Next pulse: ${dayName(calendarDay(new Date(status.nextEligibleAt)))}`
                  : 'A wider look at the last seven days. It takes about three minutes.'}
              </CardText>
              <Button asChild variant="outline" className="mt-5">
                <Link to="/action" hash="weekly">
                  {SCORECARD_MESSAGES.weeklyCheckIn}
                </Link>
              </Button>
            </Card>
          </div>
          <Card>
            <CardTitle>{STREAK_MESSAGES.choosePillars}</CardTitle>
            <PillarSwitches />
          </Card>
        </div>
      </div>
    </Page>
  );
}
