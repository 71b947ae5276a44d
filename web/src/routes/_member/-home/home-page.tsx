import { dayPart } from '@hearthway/domain/home/day-part';
import { dueItems, type HomeCard } from '@hearthway/domain/home/home-cards';
import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { InstallOffer } from '../../../features/install/install-offer.tsx';
import { OffersRail } from '../../../features/offers/offers-rail.tsx';
import { useDeferredData } from '../../../lib/use-deferred-data.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page, PageSection } from '../../../ui/page.tsx';
import { DueList } from './due-list.tsx';
import { FindPath, FindPathAgain } from './find-path.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNudge } from './home-nudge.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MembershipEnded } from './membership-ended.tsx';
import { PillarsCard } from './pillars-card.tsx';
import { useHome } from './queries.ts';
import { TrackCards } from './track-cards.tsx';
import { useHomeCards } from './use-home-cards.ts';
import { WeekCommitments } from './week-commitments.tsx';

const ABOVE: readonly HomeCard[] = ['first-steps', 'pillars'];
const BESIDE: readonly HomeCard[] = ['due', 'commitments', 'membership-ended', 'find-path'];

export function HomePage({ debug }: { debug?: 'offers' }) {
  const { data: home, isError, isPaused, refetch } = useHome(debug);
  const data = useDeferredData(home);
  const { cards, steps, skip, isFirstVisit, track } = useHomeCards(data);
  const isWithoutData = !home && (isError || isPaused);
  const gender = data?.me.gender ?? null;

  function view(card: HomeCard): ReactNode {
    switch (card) {
      case 'first-steps':
        return data && <FirstSteps me={data.me} open={steps} onSkip={skip} />;
      case 'pillars':
        return data && <PillarsCard className="px-4 py-4 sm:p-6" />;
      case 'due':
        return data && <DueList items={dueItems(data.today, dayPart(new Date().getHours()))} />;
      case 'commitments':
        return <WeekCommitments />;
      case 'membership-ended':
        return <MembershipEnded />;
      case 'find-path':
        return <FindPath gender={gender} />;
      case 'nudge':
        return <HomeNudge debug={debug} className="mt-8" />;
      case 'install':
        return <InstallOffer className="mt-8" />;
      case 'offers':
        return (
          <PageSection title={OFFER_MESSAGES.heading}>
            <OffersRail offers={data?.offers ?? []} showsAll={debug === 'offers'} />
          </PageSection>
        );
      case 'tracks':
        return <TrackCards path={track} gender={gender} />;
      case 'feeling':
        return <FindPathAgain gender={gender} />;
      case 'resources':
        return (
          <div className="mt-10 flex justify-center">
            <Button asChild variant="outlineWarm" className="max-sm:w-full">
              <Link to="/resources">{HOME_MESSAGES.resources}</Link>
            </Button>
          </div>
        );
    }
  }
  const show = (wanted: (card: HomeCard) => boolean) =>
    cards.filter(wanted).map((card) => <Fragment key={card}>{view(card)}</Fragment>);

  return (
    <Page className="pt-5 sm:pt-10">
      <HomeHero isFirstVisit={isFirstVisit} />
      {!data && !isWithoutData && <HomeSkeleton />}
      {isWithoutData && (
        <div className="mt-6 flex flex-col items-start gap-3">
          <Alert tone="warning" className="w-full">
            {HOME_MESSAGES.couldNotLoad}
          </Alert>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {(data || isWithoutData) && (
        <>
          <div className="relative mt-4 flex flex-col gap-4 sm:mt-6 sm:gap-5">
            {show((card) => card === 'first-steps')}
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-5">
              {view('pillars')}
              <div className="flex flex-col gap-4">{show((card) => BESIDE.includes(card))}</div>
            </div>
          </div>
          {show((card) => !ABOVE.includes(card) && !BESIDE.includes(card))}
        </>
      )}
    </Page>
  );
}
