import { useLocation } from '@tanstack/react-router';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlayerPoster } from '../../ui/rich-text/player-poster.tsx';
import { type Film, filmPage, filmSeconds } from './film-page.ts';

/** Every change of page begins again with the poster. */
export function FilmPlayer({ film }: { film: Film }) {
  const path = useLocation({ select: (location) => location.pathname });
  return <Player key={path} film={film} />;
}

function Player({ film }: { film: Film }) {
  // 0 is the poster; every further number is a showing from the start.
  const [showing, setShowing] = useState(0);
  return (
    <div>
      <div className="aspect-video w-full overflow-hidden rounded-control bg-[#0c3b39]">
        {showing === 0 ? (
          <PlayerPoster
            title={film.title}
            note={`About ${spokenLength(filmSeconds(film))}, no sound`}
            onPlay={() => setShowing(1)}
          />
        ) : (
          <iframe
            key={showing}
            srcDoc={filmPage(film)}
            // It may do nothing but be looked at.
            sandbox=""
            title={`Video: ${film.title}`}
            className="size-full border-0"
          />
        )}
      </div>
      {showing > 0 && (
        <div className="mt-2 flex flex-wrap gap-1">
          <Button variant="ghost" size="sm" onClick={() => setShowing(showing + 1)}>
            <RotateCcw aria-hidden="true" className="size-4.5" />
            Start again
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setShowing(0)}>
            <X aria-hidden="true" className="size-4.5" />
            Close video
          </Button>
        </div>
      )}
    </div>
  );
}

function spokenLength(seconds: number): string {
  if (seconds < 100) return seconds < 45 ? 'half a minute' : 'one minute';
  return `${Math.round(seconds / 60)} minutes`;
}
