import type { HomeCard } from '@hearthway/domain/home/home-cards';
import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { Link } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { InstallOffer } from '../../../features/install/install-offer.tsx';
import { OffersRail } from '../../../features/offers/offers-rail.tsx';
import { useOpenSteps } from '../../../features/welcome/use-open-steps.ts';
import { useDeferredData } from '../../../lib/use-deferred-data.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page, PageSection } from '../../../ui/page.tsx';
import { FindPath, FindPathAgain } from './find-path.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNudge } from './home-nudge.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MembershipEnded } from './membership-ended.tsx';
import { MoreToday } from './more-today.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { PillarsCard } from './pillars-card.tsx';
import { useHome } from './queries.ts';
import { TrackCards } from './track-cards.tsx';
import { useHomeCards } from './use-home-cards.ts';
import { WeekCommitments } from './week-commitments.tsx';

// The welcome is loaded on demand, because each member needs it only once.
const Welcome = lazy(() => import('../-welcome/welcome.tsx'));
// This card is loaded on demand, because few days bring a new insight.
const HomeInsight = lazy(async () => ({
  default: (await import('../../../features/insights/home-insight.tsx')).HomeInsight,
}));

// This card is loaded on demand, because few members run an experiment.
const HomeExperiment = lazy(async () => ({
  default: (await import('../../../features/experiments/home-experiment.tsx')).HomeExperiment,
}));

/** On wide screens, these cards are placed to the right of the pillars, or below them. */
const BESIDE: readonly HomeCard[] = [
  'next-step',
  'find-path',
  'more-today',
  'commitments',
  'membership-ended',
];
const BELOW: readonly HomeCard[] = ['experiment', 'insight'];

export function HomePage({ debug }: { debug?: 'offers' }) {
  const { data: home, isError, isPaused, refetch } = useHome(debug);
  const data = useDeferredData(home);
  const openSteps = useOpenSteps(home);
  const { cards, plan, isFirstVisit, track } = useHomeCards(data);
  const isWithoutData = !home && (isError || isPaused);
  const gender = data?.me.gender ?? null;

  function view(card: HomeCard): ReactNode {
    switch (card) {
      case 'pillars':
        return data && <PillarsCard className="px-2.5 py-4 sm:p-6" />;
      case 'next-step':
        return data && plan.next && <NextStepCard item={plan.next} read={data.read} />;
      case 'more-today':
        return <MoreToday items={plan.more} />;
      case 'experiment':
        return (
          <Suspense fallback={null}>
            <HomeExperiment />
          </Suspense>
        );
      case 'insight':
        return (
          data?.insight && (
            <Suspense fallback={null}>
              <HomeInsight insight={data.insight} />
            </Suspense>
          )
        );
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
          <div className="mt-8 flex justify-center">
            <Button asChild variant="outlineWarm" className="max-sm:w-full">
              <Link to="/resources">{HOME_MESSAGES.resources}</Link>
            </Button>
          </div>
        );
    }
  }
  const show = (wanted: (card: HomeCard) => boolean) =>
    cards.filter(wanted).map((card) => <Fragment key={card}>{view(card)}</Fragment>);

  if (home && openSteps) {
    return (
      <Suspense fallback={<HomeSkeleton />}>
        <Welcome home={home} open={openSteps} />
      </Suspense>
    );
  }
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
          <div className="relative mt-4 grid items-start gap-4 sm:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr] lg:gap-5">
            {view('pillars')}
            <div className="flex flex-col gap-4 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {show((card) => BESIDE.includes(card))}
            </div>
            <div className="flex flex-col gap-4 empty:hidden">
              {show((card) => BELOW.includes(card))}
            </div>
          </div>
          {show((card) => card !== 'pillars' && ![...BESIDE, ...BELOW].includes(card))}
        </>
      )}
    </Page>
  );
}
