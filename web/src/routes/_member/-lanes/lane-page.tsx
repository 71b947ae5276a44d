import type { Lane, Track } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { trackLook } from '../../../brand/tracks.ts';
import { LaneResources } from '../../../features/resources/lane-resources.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Page, PageSection } from '../../../ui/page.tsx';
import { PracticeToolNote } from './practice-tool-note.tsx';

interface LanePageProps {
  track: Track;
  title: string;
  intro: string;
  actions: ReactNode;
  lane: Lane;
  listTitle?: string;
  most?: number;
  banner?: ReactNode;
  children?: ReactNode;
}

export function LanePage({
  track,
  title,
  intro,
  actions,
  lane,
  listTitle = 'Featured Resources',
  most,
  banner,
  children,
}: LanePageProps) {
  const look = trackLook[track];
  return (
    <Page>
      {banner}
      <div
        className={cn(
          'relative overflow-hidden rounded-card border bg-surface p-6 shadow-card sm:p-10',
          look.ring,
        )}
      >
        <span
          aria-hidden="true"
          className={cn('absolute -top-24 -right-20 size-72 rounded-full', look.tint)}
        />
        <div className="relative max-w-2xl">
          <TrackMark track={track} className="-ml-1 size-12" />
          <p className={cn('mt-4 font-bold text-sm tracking-[0.08em]', look.text)}>{track}</p>
          <h1 className="mt-1 text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{intro}</p>
          <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
        </div>
      </div>
      {children}
      <PracticeToolNote />
      <PageSection
        title={listTitle}
        aside={
          <Button asChild variant="link">
            <Link to="/resources">Browse all resources</Link>
          </Button>
        }
      >
        <LaneResources lane={lane} maxCards={most} />
      </PageSection>
    </Page>
  );
}
