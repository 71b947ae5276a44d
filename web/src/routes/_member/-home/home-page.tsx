import { Link } from '@tanstack/react-router';
import { HearthArt } from '../../../brand/hearth-art.tsx';
import { tracks } from '../../../brand/tracks.ts';
import { config } from '../../../lib/config.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader, PageSection } from '../../../ui/page.tsx';
import { TrackCard } from './track-card.tsx';

export function HomePage() {
  return (
    <Page>
      <div className="flex items-end justify-between gap-8">
        <PageHeader
          title={`Welcome to ${config.productName}`}
          intro="Your path to better health and relationships starts here"
        >
          <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Button asChild variant="action">
              <Link to="/path">Help me find my path</Link>
            </Button>
            <Button asChild>
              <Link to="/action">Open Action Hub</Link>
            </Button>
          </div>
        </PageHeader>
        <HearthArt className="hidden h-60 shrink-0 lg:block" />
      </div>
      <PageSection title="Four ways in" className="mt-10">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {tracks.map((track) => (
            <li key={track.id} className="flex">
              <TrackCard track={track} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="Offers for You">
        <EmptyState text="No offers match your profile right now." />
      </PageSection>
      <div className="mt-10 flex justify-center">
        <Button asChild variant="outlineWarm">
          <Link to="/resources">Browse All Resources</Link>
        </Button>
      </div>
    </Page>
  );
}
