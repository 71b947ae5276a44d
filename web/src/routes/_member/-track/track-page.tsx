import { dayName } from '@hearthway/domain/format';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { countGoodDays, streaks } from '@hearthway/domain/scorecard/streaks';
import { Link } from '@tanstack/react-router';
import { SkyHeader } from '../../../brand/scenes/sky-header.tsx';
import { BreakCard } from '../../../features/scorecard/break-card.tsx';
import { HistoryCalendar } from '../../../features/scorecard/history-calendar.tsx';
import { PillarReview } from '../../../features/scorecard/pillar-review.tsx';
import { ScorecardLine } from '../../../features/scorecard/scorecard-line.tsx';
import { StreakSummary } from '../../../features/scorecard/streak-summary.tsx';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { WeekStrip } from '../../../features/scorecard/week-strip.tsx';
import { usePulseStatus } from '../../../features/weekly-pulse/use-pulse.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

export function TrackPage() {
  const scorecard = useScorecard();
  const { days, today, settings } = scorecard;
  const runs = streaks(days, today, settings);
  const status = usePulseStatus(useNow());
  return (
    <Page>
      <UnsentNotices />
      <SkyHeader>
        <PageHeader title={SCORECARD_MESSAGES.title} intro="How your days add up" />
      </SkyHeader>
      <div className="relative -mt-6 grid gap-5 sm:mt-8">
        <ScorecardLine scorecard={scorecard} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="flex flex-col gap-5">
            <StreakSummary streaks={runs} good={countGoodDays(days, today, settings)}>
              <WeekStrip days={days} today={today} settings={settings} />
            </StreakSummary>
            <PillarReview days={days} today={today} settings={settings} />
          </div>
          <HistoryCalendar days={days} today={today} streaks={runs} settings={settings} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
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
      </div>
    </Page>
  );
}
