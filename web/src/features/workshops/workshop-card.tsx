import type { WorkshopCard as Workshop } from '@hearthway/domain/workshops/contract';
import { opensAfterCompleting } from '@hearthway/domain/workshops/messages';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { cn } from '../../ui/cn.ts';
import { Cover } from '../../ui/cover.tsx';
import { WeekLine } from './week-line.tsx';

interface WorkshopCardProps {
  workshop: Workshop;
  showsWhatOpensIt?: boolean;
}

/** A row on a phone, a picture with words below it on a wider screen. */
export function WorkshopCard({ workshop, showsWhatOpensIt = false }: WorkshopCardProps) {
  const { slug, title, excerpt, position, status, opensAfter, coverUrl } = workshop;
  const isLocked = status === 'locked';
  const isNext = status === 'unlocked';
  return (
    <article
      className={cn(
        'group relative flex min-w-0 grow gap-4 rounded-card max-sm:items-center max-sm:py-1 sm:flex-col sm:gap-3',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-teal has-[a:focus-visible]:outline-offset-4',
        isNext && 'max-sm:-mx-2 max-sm:bg-surface max-sm:px-2 max-sm:shadow-card max-sm:py-2',
      )}
    >
      <div className="relative shrink-0 max-sm:w-24">
        <div
          className={cn(
            'overflow-hidden rounded-control sm:rounded-card',
            isLocked && 'opacity-60',
            isNext && 'ring-3 ring-shj ring-offset-2 ring-offset-paper',
          )}
        >
          <Cover
            address={coverUrl}
            className="aspect-[7/4]"
            fallback={<WeekScene position={position} className="block aspect-[7/4] w-full" />}
          />
        </div>
        {status === 'completed' && (
          <span
            aria-hidden="true"
            className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-shj text-on-strong ring-2 ring-surface sm:right-2.5 sm:bottom-2.5 sm:size-8"
          >
            <Check className="size-4 sm:size-5" strokeWidth={3} />
          </span>
        )}
      </div>
      <div className="min-w-0 grow">
        <WeekLine position={position} status={status} />
        <h3 className={cn('text-lg leading-snug', isLocked && 'text-muted')}>
          {isLocked ? (
            title
          ) : (
            <Link
              to="/shj/workshops/$slug"
              params={{ slug }}
              className="text-ink outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-shj/45 group-hover:underline-offset-4"
            >
              {title}
            </Link>
          )}
        </h3>
        <p
          className={cn(
            'mt-0.5 text-muted text-sm',
            isNext ? 'line-clamp-2 sm:line-clamp-4' : 'line-clamp-4 max-sm:hidden',
          )}
        >
          {excerpt}
        </p>
        {opensAfter && (
          <p className={showsWhatOpensIt ? 'mt-1 font-medium text-ink text-sm' : 'sr-only'}>
            {opensAfterCompleting(opensAfter)}
          </p>
        )}
      </div>
    </article>
  );
}
