import { tracksFor } from '@hearthway/domain/home/tracks-for';
import type { Gender, Track } from '@hearthway/domain/vocabulary';
import { tracks } from '../../../brand/tracks.ts';
import { PageSection } from '../../../ui/page.tsx';
import { TrackCard } from './track-card.tsx';

export function TrackCards({ path, gender }: { path: Track | null; gender: Gender | null }) {
  const order = tracksFor(path, gender);
  return (
    <PageSection title="The four tracks">
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tracks
          .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
          .map((track) => (
            <li key={track.id} className="flex">
              <TrackCard track={track} isCompact={path !== null} />
            </li>
          ))}
      </ul>
    </PageSection>
  );
}
