import { focusForTag } from '@hearthway/domain/focus/focus-for-tag';
import type { Lane, Track } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Scene } from '../../../brand/scenes/scene.tsx';
import type { Subject } from '../../../brand/scenes/subjects.ts';
import { trackLook } from '../../../brand/tracks.ts';
import { focusQueries } from '../../../features/focus/queries.ts';
import { useFeeling } from '../../../features/quick-router/feeling-visit.ts';
import { LaneResources } from '../../../features/resources/lane-resources.tsx';
import { useMemberId } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Page, PageSection } from '../../../ui/page.tsx';
import { HelpNow } from './help-now.tsx';
import { PracticeToolNote } from './practice-tool-note.tsx';

const SUBJECTS: Record<Track, Subject> = {
  SHJ: 'sprout',
  MHI: 'summit',
  WHI: 'phases',
  IBC: 'cups',
};

interface LanePageProps {
  track: Track;
  title: string;
  intro: string;
  first: ReactNode;
  moreTitle: string;
  more: ReactNode;
  lane: Lane;
  listTitle?: string;
  most?: number;
  children?: ReactNode;
}

export function LanePage({
  track,
  title,
  intro,
  first,
  moreTitle,
  more,
  lane,
  listTitle = 'Featured Resources',
  most,
  children,
}: LanePageProps) {
  const look = trackLook[track];
  const { data: focus } = useQuery(focusQueries.saved(useMemberId()));
  const feeling = useFeeling();
  const felt = feeling?.route.recommendedPath === track && focusForTag(feeling.route.why.tag);
  return (
    <Page className="max-sm:pt-5">
      <HelpNow track={track} />
      <div
        className={cn(
          'overflow-hidden rounded-card border bg-surface shadow-card md:grid md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
          look.ring,
        )}
      >
        <Scene
          subject={SUBJECTS[track]}
          hue={track}
          className={cn(
            'block w-full md:order-2 md:h-full',
            'h-28 sm:h-32',
            felt && 'max-sm:hidden',
          )}
        />
        <div className="p-5 sm:p-8 md:py-10">
          <h1 className="text-3xl sm:text-5xl">{title}</h1>
          <p className="mt-2 text-muted sm:mt-4 sm:text-lg">{intro}</p>
        </div>
      </div>
      {!felt && first}
      <PageSection
        title={listTitle}
        className="mt-8 sm:mt-12"
        aside={
          <Button asChild variant="link">
            <Link to="/resources">Browse all resources</Link>
          </Button>
        }
      >
        <LaneResources lane={lane} focus={felt || (focus?.word ?? null)} maxCards={most} />
      </PageSection>
      {felt && first}
      {children}
      <PageSection title={moreTitle}>
        <div className="flex flex-col gap-2 max-sm:*:justify-between sm:flex-row sm:flex-wrap sm:gap-3">
          {more}
        </div>
        <PracticeToolNote />
      </PageSection>
    </Page>
  );
}
