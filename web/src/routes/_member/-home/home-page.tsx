import { type HomeCard, isFolded } from '@hearthway/domain/home/home-cards';
import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { InstallOffer } from '../../../features/install/install-offer.tsx';
import { OffersRail } from '../../../features/offers/offers-rail.tsx';
import { useOpenSteps } from '../../../features/welcome/use-open-steps.ts';
import { useToday } from '../../../lib/local-time.ts';
import { useDeferredData } from '../../../lib/use-deferred-data.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Page, PageSection } from '../../../ui/page.tsx';
import { FindPath, FindPathAgain } from './find-path.tsx';
import { FoldedCards } from './folded-cards.tsx';
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

const Welcome = lazy(() => import('../-welcome/welcome.tsx'));
const DayDone = lazy(() => import('./day-done.tsx'));
const HomeInsight = lazy(async () => ({
  default: (await import('../../../features/insights/home-insight.tsx')).HomeInsight,
}));

const HomeReview = lazy(async () => ({
  default: (await import('../../../features/monthly-review/home-review.tsx')).HomeReview,
}));

const HomeExperiment = lazy(async () => ({
  default: (await import('../../../features/experiments/home-experiment.tsx')).HomeExperiment,
}));

type Columns = readonly (readonly HomeCard[])[];

/** Cards that no column names are shown below the columns, across the whole width. */
const WITH_NEXT_STEP: Columns = [
  ['pillars', 'review', 'insight', 'experiment', 'more-today'],
  ['next-step', 'find-path', 'commitments', 'membership-ended'],
];
const WITHOUT_NEXT_STEP: Columns = [
  ['pillars', 'review', 'insight', 'experiment'],
  ['find-path', 'more-today', 'commitments', 'membership-ended'],
];
const STARTING: Columns = [
  ['find-path', 'commitments', 'membership-ended'],
  ['pillars', 'review', 'insight', 'experiment'],
];
const ASKS: readonly HomeCard[] = ['next-step', 'find-path'];
const PHONE_ORDER: Partial<Record<HomeCard, string>> = {
  pillars: 'max-lg:order-1',
  'next-step': 'max-lg:order-2',
  'find-path': 'max-lg:order-2',
  review: 'max-lg:order-3',
  insight: 'max-lg:order-3',
  experiment: 'max-lg:order-4',
  'more-today': 'max-lg:order-5',
  commitments: 'max-lg:order-6',
  'membership-ended': 'max-lg:order-7',
};

export function HomePage({ debug }: { debug?: 'offers' }) {
  const { data: home, isError, isPaused, refetch } = useHome(debug);
  const data = useDeferredData(home);
  const openSteps = useOpenSteps(home);
  const { cards, plan, isFirstVisit, track, isDayDone, line } = useHomeCards(data);
  const today = useToday();
  // When the last pillar is rated, the pillars stay on the page, because members may want to
  // correct a score. A finished day has its own view from the next visit on.
  const [opened, setOpened] = useState({ day: '', isDone: false });
  if (data && data === home && opened.day !== today) setOpened({ day: today, isDone: isDayDone });
  const { isDone } = opened;
  const isStarting =
    isFirstVisit && !isDone && cards.includes('find-path') && !cards.includes('next-step');
  const ownColumns = cards.includes('next-step') ? WITH_NEXT_STEP : WITHOUT_NEXT_STEP;
  const columns = isStarting ? STARTING : ownColumns;
  const isWithoutData = !home && (isError || isPaused);
  const gender = data?.me.gender ?? null;

  function view(card: HomeCard): ReactNode {
    switch (card) {
      case 'pillars':
        return data && !isDone && <PillarsCard />;
      case 'next-step':
        return (
          data && plan.next && <NextStepCard item={plan.next} read={data.read} isQuiet={isDone} />
        );
      case 'more-today':
        return <MoreToday items={plan.more} isWide={isStarting} />;
      case 'experiment':
        return (
          <Suspense fallback={null}>
            <HomeExperiment />
          </Suspense>
        );
      case 'review':
        return (
          <Suspense fallback={null}>
            <HomeReview />
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
        return <FindPath gender={gender} isFirst={isStarting} isQuiet={isDone} />;
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
    }
  }
  const folds = (card: HomeCard) =>
    isFolded(card, { isDone, hasOwnCard: cards.some((one) => ASKS.includes(one)) });
  const show = (shown: readonly HomeCard[]) => (
    <>
      <div className="relative mt-4 flex flex-col gap-4 sm:mt-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-5">
        {columns.map((column) => (
          <div key={column[0]} className="max-lg:contents lg:flex lg:flex-col lg:gap-5">
            {column
              .filter((card) => shown.includes(card))
              .map((card) => (
                <div
                  key={card}
                  className={cn(
                    'empty:hidden',
                    isStarting
                      ? 'lg:grow'
                      : 'lg:[&:nth-last-child(1_of_:not(:empty))]:flex lg:[&:nth-last-child(1_of_:not(:empty))]:grow lg:[&:nth-last-child(1_of_:not(:empty))]:flex-col lg:[&:nth-last-child(1_of_:not(:empty))>*]:grow',
                    isStarting && card === 'find-path' ? 'max-lg:order-first' : PHONE_ORDER[card],
                  )}
                >
                  {view(card)}
                </div>
              ))}
          </div>
        ))}
      </div>
      {shown
        .filter((card) => !columns.flat().includes(card))
        .map((card) => (
          <Fragment key={card}>{view(card)}</Fragment>
        ))}
    </>
  );

  if (home && openSteps) {
    return (
      <Suspense fallback={<HomeSkeleton />}>
        <Welcome home={home} open={openSteps} />
      </Suspense>
    );
  }
  return (
    <Page className="pt-5 sm:pt-10">
      {isDone ? (
        <Suspense fallback={<div className="h-72" />}>
          <DayDone
            read={data?.read ?? null}
            onChange={() => setOpened({ ...opened, isDone: false })}
          />
        </Suspense>
      ) : (
        <HomeHero isFirstVisit={isFirstVisit} isLoaded={data !== undefined} line={line} />
      )}
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
          {show(cards.filter((card) => !folds(card)))}
          {cards.some(folds) && (
            <FoldedCards
              label={isDone ? HOME_MESSAGES.everythingElse : HOME_MESSAGES.ideas}
              startsOpen={debug === 'offers'}
            >
              {show(cards.filter(folds))}
            </FoldedCards>
          )}
          {!isFirstVisit && (
            <p className="mt-10 text-center text-muted text-sm">{HOME_MESSAGES.tagline}</p>
          )}
        </>
      )}
    </Page>
  );
}
