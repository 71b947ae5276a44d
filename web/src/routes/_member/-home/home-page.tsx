import { dayPart } from '@hearthway/domain/home/day-part';
import { openFirstSteps } from '@hearthway/domain/home/first-steps';
import { dueItems, type HomeCard, homeCards } from '@hearthway/domain/home/home-cards';
import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { tracksFor } from '@hearthway/domain/home/tracks-for';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { tracks } from '../../../brand/tracks.ts';
import { OffersRail } from '../../../features/offers/offers-rail.tsx';
import { useQuietVisit } from '../../../lib/quiet-visit.ts';
import { useUnhurried } from '../../../lib/use-unhurried.ts';
import { useMemberId } from '../../../session/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page, PageSection } from '../../../ui/page.tsx';
import { DueList } from './due-list.tsx';
import { FindPath, FindPathAgain } from './find-path.tsx';
import { FirstSteps } from './first-steps.tsx';
import { rememberHere, wasHere } from './first-visit.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeNudge } from './home-nudge.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MembershipEnded } from './membership-ended.tsx';
import { PillarsCard } from './pillars-card.tsx';
import { useHome } from './queries.ts';
import { TrackCard } from './track-card.tsx';
import { useSkippedSteps } from './use-skipped-steps.ts';
import { WeekCommitments } from './week-commitments.tsx';

/** These stand beside the pillars where there is room. */
const BESIDE: readonly HomeCard[] = ['due', 'commitments', 'membership-ended', 'find-path'];

export function HomePage({ debug }: { debug?: 'offers' }) {
  const { data: home, isError, isPaused, refetch } = useHome(debug);
  const data = useUnhurried(home);
  const memberId = useMemberId();
  const isQuiet = useQuietVisit();
  const { skipped, skip } = useSkippedSteps(memberId);
  const isWithoutData = !home && (isError || isPaused);
  const part = dayPart(new Date().getHours());
  const path = data?.today.find((item) => item.kind === 'path');
  const checkin = data?.today.find((item) => item.kind === 'checkin');
  const steps =
    data &&
    openFirstSteps({
      firstName: data.me.firstName,
      hasPath: path?.done === true,
      hasReminder: data.hasReminder,
      // A tap of this moment is in the list of the day before it is in the history.
      checkinDays: Math.max(data.scorecard.days.length, checkin && checkin.rated > 0 ? 1 : 0),
      skipped,
    });
  const isFirstVisit = steps ? steps.length > 0 : !wasHere(memberId);
  useEffect(() => {
    if (steps) rememberHere(memberId, isFirstVisit);
  }, [steps, memberId, isFirstVisit]);

  const gender = data?.me.gender ?? null;
  const membership = data?.me.membership;
  const cards = homeCards({
    hasFirstSteps: data !== undefined && isFirstVisit,
    hasPath: path?.done === true,
    hasCommitments: (data?.openCommitments ?? 0) > 0,
    hasLapsed: membership?.isPremium === true && !membership.isPremiumActive,
    hasNudge: data?.nudge != null,
    isQuiet,
    offersInstall: false,
  });
  const order = tracksFor(path?.done ? path.track : null, gender);
  const inOrder = tracks.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const views: Record<HomeCard, ReactNode> = {
    'first-steps': data && steps && (
      <FirstSteps me={data.me} open={steps} onSkip={skip} className="mt-4 sm:mt-6" />
    ),
    pillars: data && <PillarsCard className="px-4 py-4 sm:p-6" />,
    due: data && <DueList items={dueItems(data.today, part)} />,
    commitments: <WeekCommitments />,
    'membership-ended': <MembershipEnded />,
    nudge: <HomeNudge debug={debug} className="mt-8" />,
    install: null,
    'find-path': <FindPath gender={gender} />,
    offers: (
      <PageSection title={OFFER_MESSAGES.heading}>
        <OffersRail offers={data?.offers ?? []} showsAll={debug === 'offers'} />
      </PageSection>
    ),
    tracks: (
      <PageSection title="The four tracks">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {inOrder.map((track) => (
            <li key={track.id} className="flex">
              <TrackCard track={track} />
            </li>
          ))}
        </ul>
      </PageSection>
    ),
    feeling: <FindPathAgain gender={gender} />,
    resources: (
      <div className="mt-10 flex justify-center">
        <Button asChild variant="outlineWarm" className="max-sm:w-full">
          <Link to="/resources">{HOME_MESSAGES.resources}</Link>
        </Button>
      </div>
    ),
  };
  const show = (wanted: (card: HomeCard) => boolean) =>
    cards.filter(wanted).map((card) => <Shown key={card}>{views[card]}</Shown>);
  const isAbove = (card: HomeCard) => card === 'first-steps' || card === 'pillars';

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
          {cards.includes('first-steps') && views['first-steps']}
          <div className="mt-4 grid items-start gap-4 sm:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-5">
            {views.pillars}
            <div className="flex flex-col gap-4">{show((card) => BESIDE.includes(card))}</div>
          </div>
          {show((card) => !isAbove(card) && !BESIDE.includes(card))}
        </>
      )}
    </Page>
  );
}

const Shown = ({ children }: { children: ReactNode }) => children;
