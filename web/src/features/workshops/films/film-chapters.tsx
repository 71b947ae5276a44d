import type { Film } from '@hearthway/domain/films/film';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { cn } from '../../../ui/cn.ts';
import { formatTime } from '../../../ui/player/format-time.ts';
import type { FilmScene } from './film-scenes.ts';

interface FilmChaptersProps {
  film: Film;
  scenes: readonly FilmScene[];
  current: number;
  onChoose: (position: number) => void;
}

export function FilmChapters({ film, scenes, current, onChoose }: FilmChaptersProps) {
  return (
    <ol
      aria-label="Chapters"
      className="-mx-1 mt-3 flex snap-x gap-2 overflow-x-auto overscroll-x-contain px-1 pb-2"
    >
      {film.chapters.map(({ title, startsAt }, index) => (
        <li key={startsAt} className="flex w-36 shrink-0 snap-start">
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(startsAt)}
            className={cn(
              'flex w-full flex-col overflow-hidden rounded-control border-[1.5px] bg-surface text-left transition-colors hover:bg-hover',
              index === current ? 'border-teal' : 'border-line',
            )}
          >
            <Scene {...(scenes[index] ?? FALLBACK)} className="block h-14 w-full" />
            <span className="p-2.5 text-sm leading-snug">
              <span className="block text-muted tabular-nums">{formatTime(startsAt)}</span>
              <span className="line-clamp-2 font-semibold">{title}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const FALLBACK: FilmScene = { subject: 'sprout', hue: 'house', ground: 0 };
