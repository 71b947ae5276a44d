import { type Film, filmMinutes, findChapterAt } from '@hearthway/domain/films/film';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Scene } from '../../../brand/scenes/scene.tsx';
import type { Subject } from '../../../brand/scenes/subjects.ts';
import { readPersisted } from '../../../lib/persisted-query.ts';
import { cn } from '../../../ui/cn.ts';
import { PlayerFrame } from '../../../ui/player/player-frame.tsx';
import { PlayerPoster } from '../../../ui/rich-text/player-poster.tsx';
import { FilmChapters } from './film-chapters.tsx';
import { FilmPicture } from './film-picture.tsx';
import { type FilmScene, filmScenes } from './film-scenes.ts';
import { useVoices } from './narrator.ts';
import { NoVoiceNote } from './no-voice-note.tsx';
import { useFilm } from './use-film.ts';
import { VoiceChoice } from './voice-choice.tsx';
import './film.css';

const SHAPE = 'aspect-[4/3] sm:aspect-video';

interface FilmPlayerProps {
  film: Film;
  cover?: Subject;
  filmKey: string;
  isNext?: boolean;
  /** On a phone, only the film to see next has a picture. */
  isLow?: boolean;
  onRead: () => void;
}

export function FilmPlayer(props: FilmPlayerProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return <PosterOrPlayer key={path} {...props} />;
}

function PosterOrPlayer({ film, cover, filmKey, isNext, isLow, onRead }: FilmPlayerProps) {
  const [isOpen, setOpen] = useState(false);
  const scenes = useMemo(() => filmScenes(film, cover), [film, cover]);
  const [first] = scenes;
  if (isOpen) return <Player film={film} filmKey={filmKey} onRead={onRead} scenes={scenes} />;
  const minutes = filmMinutes(film);
  const wasLeft = (readPersisted<number>(['film', filmKey])?.data ?? 0) > 0;
  return (
    <div
      className={cn(
        'w-full overflow-hidden rounded-control sm:aspect-video',
        !isLow && 'aspect-[2/1]',
      )}
    >
      <PlayerPoster
        title={film.title}
        hidesTitle
        isNext={isNext}
        note={wasLeft ? `${minutes} min · picks up where you left off` : `${minutes} min`}
        picture={
          first && (
            <Scene
              {...first}
              // Wider than its frame, which moves the subject to the right of the button.
              className={cn(
                'min-h-0 w-full grow sm:w-[136%] sm:max-w-none',
                isLow && 'max-sm:hidden',
              )}
            />
          )
        }
        onPlay={() => setOpen(true)}
      />
    </div>
  );
}

interface PlayerProps extends FilmPlayerProps {
  scenes: readonly FilmScene[];
}

function Player({ film, filmKey, onRead, scenes }: PlayerProps) {
  const voices = useVoices();
  const { transport, line, spoken, hasVoice } = useFilm(film, filmKey, voices.voice);
  const chapter = findChapterAt(film, transport.position);
  const scene = scenes[chapter] ?? scenes[0];
  const text = film.lines[line]?.text;
  const isTitle = line === 0 && text === film.title;
  return (
    <div>
      <PlayerFrame transport={transport} shape={SHAPE}>
        {scene && (
          <FilmPicture
            scene={scene}
            isPlaying={transport.isPlaying}
            title={isTitle ? film.title : null}
            caption={transport.captions && text ? { text, spoken } : null}
          />
        )}
      </PlayerFrame>
      {hasVoice ? (
        <VoiceChoice voices={voices} onPreview={() => transport.isPlaying && transport.toggle()} />
      ) : (
        <NoVoiceNote onRead={onRead} />
      )}
      {film.chapters.length > 1 && (
        <FilmChapters film={film} scenes={scenes} current={chapter} onChoose={transport.seek} />
      )}
    </div>
  );
}
