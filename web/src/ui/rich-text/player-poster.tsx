import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

interface PlayerPosterProps {
  title: string;
  hidesTitle?: boolean;
  note: ReactNode;
  picture?: ReactNode;
  /** Of several films, the one to see next. */
  isNext?: boolean;
  onPlay: () => void;
  className?: string;
}

/** The video is loaded only after a click on the poster. Until then, no other site is contacted. */
export function PlayerPoster({
  title,
  hidesTitle = false,
  note,
  picture,
  isNext = false,
  onPlay,
  className,
}: PlayerPosterProps) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className={cn(
        'group relative flex size-full flex-col justify-end overflow-hidden text-left focus-visible:-outline-offset-4',
        !picture && 'bg-[#0c3b39] text-[#fff] focus-visible:outline-[#fff]',
        className,
      )}
    >
      {picture ?? <Hills />}
      <span
        className={cn(
          'relative flex',
          picture
            ? 'items-center gap-3 max-sm:min-h-14 max-sm:px-4 sm:absolute sm:bottom-4 sm:left-4 sm:rounded-full sm:bg-surface sm:p-1.5 sm:pr-6 sm:shadow-lifted'
            : 'items-end gap-3.5 bg-linear-to-t from-70% from-[#0a1c20] to-transparent p-4 pt-7 sm:gap-4 sm:p-6 sm:pt-12',
          Boolean(picture) &&
            (isNext ? 'max-sm:bg-coral max-sm:text-on-strong' : 'max-sm:bg-hover'),
        )}
      >
        <span
          className={cn(
            'grid shrink-0 place-items-center rounded-full transition-transform duration-200 group-hover:scale-105',
            picture
              ? cn(
                  'size-9 text-on-strong',
                  isNext ? 'bg-on-strong/20 sm:size-13 sm:bg-coral' : 'bg-teal sm:size-11',
                )
              : 'size-14 bg-[#fff] text-[#0f5f5b] shadow-lifted sm:size-16',
          )}
        >
          <Play
            aria-hidden="true"
            className={cn('fill-current', picture ? 'ml-0.5 size-4' : 'ml-1 size-6')}
          />
        </span>
        <span
          className={cn(
            'min-w-0 self-center',
            Boolean(picture) && 'flex grow flex-wrap items-baseline justify-between gap-x-3',
          )}
        >
          <span className="line-clamp-2 font-serif text-lg leading-tight sm:text-xl">
            <span className="sr-only">Play: {hidesTitle && title}</span>
            {hidesTitle ? <span aria-hidden="true">Play</span> : title}
          </span>
          <span
            className={cn(
              'block text-sm',
              picture ? (isNext ? 'sm:text-muted' : 'text-muted') : 'mt-0.5 text-[#fff]/85',
            )}
          >
            {note}
          </span>
        </span>
      </span>
    </button>
  );
}

function Hills() {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <circle cx="262" cy="40" r="86" fill="#14605c" />
      <circle cx="262" cy="40" r="44" fill="#e9b08a" fillOpacity="0.85" />
      <path d="M0 128c54-34 96-26 150-2s112 22 170-14v68H0z" fill="#0a3230" />
      <path d="M0 152c60-22 118-10 172 2s104 6 148-14v40H0z" fill="#082826" />
    </svg>
  );
}
