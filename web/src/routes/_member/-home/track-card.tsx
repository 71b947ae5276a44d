import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { type TrackInfo, trackLook } from '../../../brand/tracks.ts';
import { cn } from '../../../ui/cn.ts';

export function TrackCard({ track }: { track: TrackInfo }) {
  const look = trackLook[track.id];
  return (
    <article className="group relative flex w-full gap-4 overflow-hidden rounded-card border border-line bg-surface p-5 shadow-card transition-[box-shadow,transform] duration-200 ease-calm hover:-translate-y-0.5 hover:shadow-lifted sm:flex-col sm:p-6">
      <span
        aria-hidden="true"
        className={cn(
          'absolute -right-14 -bottom-16 size-44 rounded-full transition-transform duration-500 ease-calm group-hover:scale-125',
          look.tint,
        )}
      />
      <TrackMark track={track.id} className="-ml-1 size-10 shrink-0" />
      <div className="relative flex grow flex-col">
        <p className={cn('font-bold text-xs tracking-[0.08em]', look.text)}>{track.id}</p>
        <h3 className="mt-0.5 text-xl">{track.name}</h3>
        <p className="mt-1.5 mb-2 text-muted text-sm sm:mb-5">{track.text}</p>
        <Link
          to={track.to}
          aria-label={`Explore ${track.name}`}
          className={cn(
            'mt-auto flex min-h-11 w-fit items-center gap-2 rounded-small font-semibold after:absolute after:-inset-24',
            look.text,
          )}
        >
          Explore
          <ArrowRight
            aria-hidden="true"
            className="size-4.5 transition-transform group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  );
}
