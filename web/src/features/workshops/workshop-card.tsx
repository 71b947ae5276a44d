import type { WorkshopCard as Workshop } from '@hearthway/domain/workshops/contract';
import { opensAfterCompleting } from '@hearthway/domain/workshops/messages';
import { Link } from '@tanstack/react-router';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { cn } from '../../ui/cn.ts';
import { Cover } from '../../ui/cover.tsx';
import { StatusBadge } from './status-badge.tsx';

interface WorkshopCardProps {
  workshop: Workshop;
  showsWhatOpensIt?: boolean;
}

export function WorkshopCard({ workshop, showsWhatOpensIt = false }: WorkshopCardProps) {
  const { slug, title, excerpt, position, status, opensAfter, coverUrl } = workshop;
  const isLocked = status === 'locked';
  return (
    <article
      className={cn(
        'group relative flex w-full min-w-0 items-stretch gap-3.5 rounded-control p-2',
        !isLocked &&
          'hover:bg-hover/60 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-teal has-[a:focus-visible]:outline-offset-2',
        status === 'unlocked' && 'bg-shj/8 ring-[1.5px] ring-shj ring-inset',
      )}
    >
      <div
        className={cn(
          'shrink-0 self-start overflow-hidden rounded-control',
          isLocked ? 'size-12 opacity-50 saturate-50' : 'size-16',
        )}
      >
        <Cover
          address={coverUrl}
          className="aspect-square"
          fallback={<WeekScene position={position} className="block aspect-square w-full" />}
        />
      </div>
      <div className="min-w-0 grow">
        <div className="flex min-h-7 items-center justify-between gap-2">
          <span className={cn('font-bold text-sm', isLocked ? 'text-muted' : 'text-shj')}>
            Week {position}
          </span>
          <StatusBadge status={status} />
        </div>
        <h3 className={cn('leading-snug', isLocked ? 'text-base text-muted' : 'text-lg')}>
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
        <p className={cn('line-clamp-3 text-muted text-sm', isLocked && 'max-sm:hidden')}>
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
