import type { Film } from '@hearthway/domain/films/film';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { readPersisted } from '../../../lib/persisted-query.ts';
import { cn } from '../../../ui/cn.ts';
import { PlayerFrame } from '../../../ui/player/player-frame.tsx';
import { PlayerPoster } from '../../../ui/rich-text/player-poster.tsx';
import { FilmPicture } from './film-picture.tsx';
import { useVoice } from './narrator.ts';
import { useFilm } from './use-film.ts';

interface FilmPlayerProps {
  film: Film;
  /** The position is stored under this key, so that the film continues where the member stopped. */
  filmKey: string;
}

export function FilmPlayer(props: FilmPlayerProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return <PosterOrPlayer key={path} {...props} />;
}

function PosterOrPlayer({ film, filmKey }: FilmPlayerProps) {
  const [isOpen, setOpen] = useState(false);
  const hasVoice = useVoice() !== null;
  if (isOpen) return <Player film={film} filmKey={filmKey} />;
  const minutes = Math.max(1, Math.round(film.seconds / 60));
  const wasLeft = (readPersisted<number>(['film', filmKey])?.data ?? 0) > 0;
  return (
    <div className="aspect-video w-full overflow-hidden rounded-control bg-[#0c3b39]">
      <PlayerPoster
        title={film.title}
        note={[
          minutes === 1 ? 'About one minute' : `About ${minutes} minutes`,
          hasVoice ? 'read to you by this device' : 'with captions, no sound',
          wasLeft ? 'goes on where you stopped' : '',
        ]
          .filter(Boolean)
          .join(' · ')}
        onPlay={() => setOpen(true)}
      />
    </div>
  );
}

function Player({ film, filmKey }: FilmPlayerProps) {
  const { transport, line } = useFilm(film, filmKey);
  return (
    <div>
      <PlayerFrame transport={transport}>
        <FilmPicture
          part={transport.position / transport.length}
          caption={transport.captions ? (film.lines[line]?.text ?? null) : null}
        />
      </PlayerFrame>
      <FollowingText film={film} line={line} onChoose={transport.seek} />
    </div>
  );
}

interface FollowingTextProps {
  film: Film;
  line: number;
  onChoose: (position: number) => void;
}

function FollowingText({ film, line, onChoose }: FollowingTextProps) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sm text-teal">
        Read along
      </summary>
      <p className="max-h-72 overflow-y-auto rounded-control bg-sunk p-3">
        {film.lines.map(({ text, startsAt }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a film never move.
            key={index}
            type="button"
            aria-current={index === line ? 'true' : undefined}
            onClick={() => onChoose(startsAt)}
            className={cn(
              'mr-1 rounded-small px-1 py-0.5 text-left',
              index === line ? 'bg-teal/15 font-medium' : 'hover:bg-hover',
            )}
          >
            {text}
          </button>
        ))}
      </p>
    </details>
  );
}
