import { LogoMark, Wordmark } from '../../app/logo.tsx';
import { TrackMark } from '../../app/track-mark.tsx';
import { tracks } from '../../app/tracks.ts';
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
