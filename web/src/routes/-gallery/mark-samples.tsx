import { LogoMark, Wordmark } from '../../brand/logo.tsx';
import { TrackMark } from '../../brand/track-mark.tsx';
import { tracks } from '../../brand/tracks.ts';
import { PageSection } from '../../ui/page.tsx';

export function MarkSamples() {
  return (
    <PageSection title="Marks">
      <div className="flex flex-wrap items-center gap-8">
        <LogoMark className="size-20" />
        <Wordmark className="text-3xl" />
        {tracks.map((track) => (
          <TrackMark key={track.id} track={track.id} className="size-16" />
        ))}
      </div>
    </PageSection>
  );
}
