import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { type TrackInfo, trackLook } from '../../../brand/tracks.ts';
import { cn } from '../../../ui/cn.ts';

interface TrackCardProps {
  track: TrackInfo;
  isCompact: boolean;
}

export function TrackCard({ track, isCompact }: TrackCardProps) {
  const look = trackLook[track.id];
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border border-line bg-surface p-4 shadow-card transition-[box-shadow,transform] duration-200 ease-calm hover:-translate-y-0.5 hover:shadow-lifted">
      <div className="flex items-center gap-2.5">
        <TrackMark track={track.id} className="-ml-0.5 size-8 shrink-0" />
        {isCompact ? (
          <h3 className="font-sans font-semibold text-sm leading-tight tracking-normal sm:text-base">
            {track.name}
          </h3>
        ) : (
          <p className={cn('font-bold text-xs tracking-[0.08em]', look.text)}>{track.id}</p>
        )}
      </div>
      {!isCompact && (
        <>
          <h3 className="mt-2 text-[0.95rem] leading-tight [overflow-wrap:normal] min-[22rem]:text-lg">
            {track.name}
          </h3>
          <p className="mt-1.5 mb-2 hidden text-muted text-sm sm:block">{track.text}</p>
        </>
      )}
      <Link
        to={track.to}
        aria-label={`Explore ${track.name}`}
        className={cn(
          'mt-auto flex w-fit items-center gap-2 rounded-small font-semibold after:absolute after:-inset-24',
          isCompact ? 'min-h-9 text-sm' : 'min-h-11',
          look.text,
        )}
      >
        Explore
        <ArrowRight
          aria-hidden="true"
          className="size-4.5 transition-transform group-hover:translate-x-1"
        />
      </Link>
    </article>
  );
}
