import { SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { comparePulses, compareWeeks } from '@hearthway/domain/wellness-map/progress';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { SkyHeader } from '../../../brand/scenes/sky-header.tsx';
import { InsightsSection } from '../../../features/insights/insights-section.tsx';
import { ReviewCard } from '../../../features/monthly-review/review-card.tsx';
import { DailyStrip } from '../../../features/scorecard/daily-strip.tsx';
import { PillarReview } from '../../../features/scorecard/pillar-review.tsx';
import { useScorecard } from '../../../features/scorecard/use-scorecard.ts';
import { OverallCard } from '../../../features/weekly-pulse/overall-card.tsx';
import { usePulses } from '../../../features/weekly-pulse/use-pulse.ts';
import { ComparedWeeks } from '../../../features/wellness-map/compared-weeks.tsx';
import { MovedMost } from '../../../features/wellness-map/moved-most.tsx';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader, PageSection } from '../../../ui/page.tsx';
import { MapPlaceholder } from '../-hub/map-placeholder.tsx';
import { MapAndWeeks } from './map-and-weeks.tsx';

export function ProgressPage() {
  const { entries, query } = usePulses();
  const { days, today, settings } = useScorecard();
  const compared = [...comparePulses(entries), compareWeeks(days, today, settings)];
  const hasEntries = entries.length > 0;
  return (
    <Page>
      <UnsentNotices />
      <SkyHeader subject="summit">
        <PageHeader title={MAP_MESSAGES.title} intro="What has changed over time" />
      </SkyHeader>
      {hasEntries && (
        <OverallCard className="relative -mt-6 sm:mt-8">
          <MovedMost entries={entries} />
        </OverallCard>
      )}
      {!hasEntries && !query.isSuccess && <MapPlaceholder query={query} className="mt-8" />}
      {!hasEntries && query.isSuccess && (
        <EmptyState
          className="mt-8"
          picture={<Scene subject="notebook" hue="house" />}
          text={PULSE_MESSAGES.noPulses}
          action={
            <Button asChild variant="action">
              <Link to="/action" hash="weekly">
                Start Weekly Pulse
              </Link>
            </Button>
          }
        />
      )}
      {(hasEntries || days.length > 0) && (
        <PageSection title="Your days">
          <Card className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:p-8">
            {days.length > 0 && (
              <>
                <DailyStrip days={days} today={today} settings={settings} />
                <div className="lg:row-span-2">
                  <PillarReview days={days} today={today} settings={settings} />
                </div>
              </>
            )}
            <ComparedWeeks rows={compared} />
          </Card>
        </PageSection>
      )}
      <ReviewCard className="mt-5" />
      <InsightsSection>
        <section aria-labelledby="try-title">
          <h3 id="try-title" className="text-xl">
            {EXPERIMENT_MESSAGES.title}
          </h3>
          <CardText>{EXPERIMENT_MESSAGES.intro}</CardText>
          <Button asChild variant="outline" className="mt-4">
            <Link to="/progress/experiments">{EXPERIMENT_MESSAGES.open}</Link>
          </Button>
        </section>
      </InsightsSection>
      {hasEntries && (
        <PageSection title="Your sliders">
          <MapAndWeeks entries={entries} />
        </PageSection>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild variant="outline" className="max-sm:w-full">
          <Link to="/journal">{JOURNAL_MESSAGES.open}</Link>
        </Button>
        <Button asChild variant="outline" className="max-sm:w-full">
          <Link to="/progress/summary">{SUMMARY_MESSAGES.open}</Link>
        </Button>
        <Button asChild variant="outline" className="max-sm:w-full">
          <Link to="/progress/import">Import sleep and steps</Link>
        </Button>
      </div>
    </Page>
  );
}
