import type { ResourceCard as Resource } from '@hearthway/domain/resources/contract';
import { excerpt, LANE_EXCERPT } from '@hearthway/domain/resources/excerpt';
import { MARK_LABELS } from '@hearthway/domain/resources/messages';
import { MARK_KINDS, minutesText } from '@hearthway/domain/resources/reading';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { ResourceScene } from '../../brand/scenes/resource-scene.tsx';
import { Cover } from '../../ui/cover.tsx';
import { LaneMark } from './lane-mark.tsx';
import { MarksContext } from './use-reading-marks.ts';

interface ResourceCardProps {
  resource: Resource;
  short?: boolean;
  withLane?: boolean;
}

export function ResourceCard({ resource, short = false, withLane = false }: ResourceCardProps) {
  const { slug, title, lane, tags, coverUrl, minutes } = resource;
  const marks = use(MarksContext);
  const facts = [
    minutesText(minutes),
    ...MARK_KINDS.filter((kind) => marks[kind].includes(slug)).map((kind) => MARK_LABELS[kind].set),
  ];
  return (
    <article className="group relative flex w-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-teal has-[h3_a:focus-visible]:outline-offset-2">
      <Cover
        address={coverUrl}
        fallback={<ResourceScene resource={resource} className="aspect-[5/2] w-full" />}
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        {withLane && <LaneMark lane={lane} />}
        <h3 className="mt-1.5 text-xl">
          <Link
            to="/resources/$slug"
            params={{ slug }}
            className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-teal/40 group-hover:underline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-muted">
          {short ? excerpt(resource.excerpt, LANE_EXCERPT) : resource.excerpt}
        </p>
        <p className="mt-auto pt-4 font-medium text-sm">{facts.join(' · ')}</p>
        {tags.length > 0 && (
          <p className="truncate text-muted text-sm">
            <span className="sr-only">Tags: </span>
            {tags.join(' · ')}
          </p>
        )}
      </div>
    </article>
  );
}
