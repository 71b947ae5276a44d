import type { ResourceCard as Resource } from '@hearthway/domain/resources/contract';
import { excerpt, LANE_EXCERPT } from '@hearthway/domain/resources/excerpt';
import { MARK_LABELS } from '@hearthway/domain/resources/messages';
import { MARK_KINDS, minutesText } from '@hearthway/domain/resources/reading';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { ResourceScene } from '../../brand/scenes/resource-scene.tsx';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { cn } from '../../ui/cn.ts';
import { Cover } from '../../ui/cover.tsx';
import { LaneMark } from './lane-mark.tsx';
import { MarksContext } from './use-reading-marks.ts';

interface ResourceCardProps {
  resource: Resource;
  subject?: Subject;
  short?: boolean;
  withLane?: boolean;
  isRow?: boolean;
}

export function ResourceCard({
  resource,
  subject,
  short = false,
  withLane = false,
  isRow = false,
}: ResourceCardProps) {
  const { slug, title, lane, tags, coverUrl, minutes } = resource;
  const marks = use(MarksContext);
  const shape = cn('aspect-square', !isRow && 'sm:aspect-[5/2]');
  const facts = [
    minutesText(minutes),
    ...MARK_KINDS.filter((kind) => marks[kind].includes(slug)).map((kind) => MARK_LABELS[kind].set),
  ];
  return (
    <article
      className={cn(
        'group relative flex w-full min-w-0 gap-4 overflow-hidden rounded-card border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-lifted has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-teal has-[h3_a:focus-visible]:outline-offset-2',
        !isRow && 'sm:flex-col sm:gap-0 sm:p-0',
      )}
    >
      <div
        className={cn(
          'w-22 shrink-0 self-start overflow-hidden rounded-control',
          !isRow && 'sm:w-full sm:rounded-none',
        )}
      >
        <Cover
          address={coverUrl}
          className={shape}
          fallback={
            <ResourceScene
              resource={resource}
              subject={subject}
              className={cn('block w-full', shape)}
            />
          }
        />
      </div>
      <div className={cn('flex min-w-0 grow flex-col', !isRow && 'sm:p-5')}>
        {withLane && <LaneMark lane={lane} />}
        <h3 className={cn('mt-0.5 text-lg leading-snug', !isRow && 'sm:mt-1.5 sm:text-xl')}>
          <Link
            to="/resources/$slug"
            params={{ slug }}
            className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-teal/40 group-hover:underline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <p
          className={cn(
            'mt-1 line-clamp-2 text-muted text-sm',
            !isRow && 'sm:mt-2 sm:line-clamp-3',
          )}
        >
          {short ? excerpt(resource.excerpt, LANE_EXCERPT) : resource.excerpt}
        </p>
        <p className={cn('mt-auto pt-1.5 font-medium text-sm', !isRow && 'sm:pt-4')}>
          <Dotted words={facts} />
        </p>
        {tags.length > 0 && (
          <p className="text-muted text-sm max-sm:hidden">
            <span className="sr-only">Tags: </span>
            <Dotted words={tags} />
          </p>
        )}
      </div>
    </article>
  );
}

/** The dot before the first word of each line lies outside the box, so that no line begins or ends with one. */
function Dotted({ words }: { words: readonly string[] }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-4 flex flex-wrap">
        {words.map((word) => (
          <span
            key={word}
            className="before:inline-block before:w-4 before:text-center before:content-['·']"
          >
            {word}
          </span>
        ))}
      </span>
    </span>
  );
}
