import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { Link } from '@tanstack/react-router';
import { tracks } from '../../../brand/tracks.ts';
import { OffersRail } from '../../../features/offers/offers-rail.tsx';
import { useQuietVisit } from '../../../lib/quiet-visit.ts';
import { useUnhurried } from '../../../lib/use-unhurried.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page, PageSection } from '../../../ui/page.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNudge } from './home-nudge.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { useHome } from './queries.ts';
import { TodayList } from './today-list.tsx';
import { TrackCard } from './track-card.tsx';

export function HomePage({ debug }: { debug?: 'offers' }) {
  const { data: home, isError, isPaused, refetch } = useHome(debug);
  const data = useUnhurried(home);
  const isQuiet = useQuietVisit();
  const isWithoutData = !home && (isError || isPaused);
  return (
    <Page>
      <HomeHero gender={data?.me.gender ?? null} />
      {!data && !isWithoutData && <HomeSkeleton />}
      {isWithoutData && (
        <div className="mt-8 flex flex-col items-start gap-3">
          <Alert tone="warning" className="w-full">
            {HOME_MESSAGES.couldNotLoad}
          </Alert>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && (
        <>
          <HomeNudge debug={debug} className="mt-8" />
          <PageSection title="Today" className="mt-10">
            <TodayList items={data.today} />
          </PageSection>
        </>
      )}
      {(data || isWithoutData) && (
        <>
          <PageSection title="Four ways in">
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {tracks.map((track) => (
                <li key={track.id} className="flex">
                  <TrackCard track={track} />
                </li>
              ))}
            </ul>
          </PageSection>
          {!isQuiet && (
            <PageSection title={OFFER_MESSAGES.heading}>
              <OffersRail offers={data?.offers ?? []} showsAll={debug === 'offers'} />
            </PageSection>
          )}
          <div className="mt-10 flex justify-center">
            <Button asChild variant="outlineWarm" className="max-sm:w-full">
              <Link to="/resources">{HOME_MESSAGES.resources}</Link>
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}
