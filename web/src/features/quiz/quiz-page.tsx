import { Link } from '@tanstack/react-router';
import { TrackMark } from '../../brand/track-mark.tsx';
import { tracks } from '../../brand/tracks.ts';
import { Page, PageHeader } from '../../ui/page.tsx';

export function QuizPage() {
  return (
    <Page width="reading">
      <PageHeader
        title="Find your best next step"
        intro="Four tracks lead onward from here. Choose the one that sounds most like you today; you can change it whenever you like."
      />
      <ul className="mt-8 flex flex-col gap-3">
        {tracks.map((track) => (
          <li key={track.id}>
            <Link
              to={track.to}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-shadow hover:shadow-lifted"
            >
              <TrackMark track={track.id} className="size-9 shrink-0" />
              <span>
                <span className="block font-semibold">{track.name}</span>
                <span className="block text-muted text-sm">{track.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
