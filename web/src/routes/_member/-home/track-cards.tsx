import { HOME_MESSAGES } from '@hearthway/domain/home/messages';
import { tracksFor } from '@hearthway/domain/home/tracks-for';
import type { Gender, Track } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { tracks } from '../../../brand/tracks.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/page.tsx';
import { TrackCard } from './track-card.tsx';

export function TrackCards({ path, gender }: { path: Track | null; gender: Gender | null }) {
  const order = tracksFor(path, gender);
  return (
    <PageSection title="The four tracks" className="relative mt-12">
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tracks
          .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
          .map((track) => (
            <li key={track.id} className="flex">
              <TrackCard track={track} isCompact={path !== null} />
            </li>
          ))}
      </ul>
      {/* On a wide screen, the button stands beside the heading. */}
      <div className="max-sm:mt-4 sm:absolute sm:-top-2 sm:right-0">
        <Button asChild variant="outlineWarm" className="max-sm:w-full">
          <Link to="/resources">{HOME_MESSAGES.resources}</Link>
        </Button>
      </div>
    </PageSection>
  );
}
