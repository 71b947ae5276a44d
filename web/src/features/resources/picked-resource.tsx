import type { ResourceCard as Resource } from '@hearthway/domain/resources/contract';
import { minutesText } from '@hearthway/domain/resources/reading';
import { Link } from '@tanstack/react-router';
import { ResourceScene } from '../../brand/scenes/resource-scene.tsx';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { Cover } from '../../ui/cover.tsx';

export type PickableResource = Pick<
  Resource,
  'slug' | 'title' | 'lane' | 'tags' | 'coverUrl' | 'minutes' | 'excerpt'
>;

interface PickedResourceProps {
  resource: PickableResource;
  reason: string | null;
  subject?: Subject;
}

export function PickedResource({ resource, reason, subject }: PickedResourceProps) {
  const { slug, title, coverUrl, minutes, excerpt } = resource;
  return (
    <article className="group relative flex w-full min-w-0 gap-4 overflow-hidden rounded-card border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-lifted has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-teal has-[h3_a:focus-visible]:outline-offset-2 md:flex-col md:gap-0 md:p-0">
      <div className="w-24 shrink-0 self-start overflow-hidden rounded-control md:w-full md:rounded-none">
        <Cover
          address={coverUrl}
          className="aspect-square md:aspect-[5/2]"
          fallback={
            <ResourceScene
              resource={resource}
              subject={subject}
              className="block aspect-square w-full md:aspect-[5/2]"
            />
          }
        />
      </div>
      <div className="flex min-w-0 grow flex-col justify-center md:p-5">
        {reason && <p className="font-semibold text-sm text-teal">{reason}</p>}
        <h3 className="mt-0.5 text-lg leading-snug">
          <Link
            to="/resources/$slug"
            params={{ slug }}
            className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-teal/40 group-hover:underline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 line-clamp-3 text-muted max-md:hidden">{excerpt}</p>
        <p className="mt-1 text-muted text-sm md:mt-auto md:pt-3">{minutesText(minutes)}</p>
      </div>
    </article>
  );
}
