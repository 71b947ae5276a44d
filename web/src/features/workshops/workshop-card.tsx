import type { WorkshopCard as Workshop } from '@hearthway/domain/workshops/contract';
import { opensAfterCompleting } from '@hearthway/domain/workshops/messages';
import { Link } from '@tanstack/react-router';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { cn } from '../../ui/cn.ts';
import { Cover } from '../../ui/cover.tsx';
import { StatusBadge } from './status-badge.tsx';

export function WorkshopCard({ workshop }: { workshop: Workshop }) {
  const { slug, title, excerpt, position, status, opensAfter, coverUrl } = workshop;
  const isLocked = status === 'locked';
  return (
    <article
      className={cn(
        'group relative flex w-full min-w-0 flex-col overflow-hidden rounded-card border border-line',
        isLocked
          ? 'bg-sunk'
          : 'bg-surface shadow-card transition-shadow hover:shadow-lifted has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-teal has-[a:focus-visible]:outline-offset-2',
      )}
    >
      <Cover
        address={coverUrl}
        fallback={
          <WeekScene
            position={position}
            className={cn('aspect-[5/2] w-full', isLocked && 'opacity-60 saturate-50')}
          />
        }
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span
            className={cn(
              'font-bold text-sm tracking-[0.04em]',
              isLocked ? 'text-muted' : 'text-shj',
            )}
          >
            Week {position}
          </span>
          <StatusBadge status={status} />
        </div>
        <h2 className="mt-3 text-xl">
          {isLocked ? (
            title
          ) : (
            <Link
              to="/shj/workshops/$slug"
              params={{ slug }}
              className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-shj/45 group-hover:underline-offset-4"
            >
              {title}
            </Link>
          )}
        </h2>
        <p className="mt-2 text-muted">{excerpt}</p>
        {opensAfter && (
          <p className="mt-auto pt-4 font-medium text-sm">{opensAfterCompleting(opensAfter)}</p>
        )}
      </div>
    </article>
  );
}
