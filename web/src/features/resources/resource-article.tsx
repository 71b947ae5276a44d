import type { ResourceResponse } from '@hearthway/domain/resources/contract';
import { minutesText } from '@hearthway/domain/resources/reading';
import { reviewLine } from '@hearthway/domain/resources/review-line';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { ResourceScene } from '../../brand/scenes/resource-scene.tsx';
import { config } from '../../lib/config.ts';
import { openVideo } from '../../member/open-video.ts';
import { useStoredChecks } from '../../member/use-stored-checks.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { safeAddress } from '../../ui/rich-text/safe-address.ts';
import { LaneMark } from './lane-mark.tsx';
import { MarkButton } from './mark-button.tsx';
import { TagList } from './tag-list.tsx';

export function ResourceArticle({ resource }: { resource: ResourceResponse['resource'] }) {
  const { slug, title, lane, tags, body, coverUrl, minutes, review } = resource;
  const checks = useStoredChecks(slug);
  const link = safeAddress(resource.link ?? '');
  return (
    <article>
      <LaneMark lane={lane} />
      <h1 className="mt-2 mb-5 text-4xl sm:text-5xl">{title}</h1>
      <TagList tags={tags} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-muted">{minutesText(minutes)}</span>
        <MarkButton slug={slug} kind="saved" />
      </div>
      <Cover
        address={coverUrl}
        className="mt-7 rounded-card"
        fallback={
          <ResourceScene resource={resource} className="mt-7 aspect-[3/1] w-full rounded-card" />
        }
      />
      <RichText
        body={body}
        checks={checks}
        videoHosts={config.videoHosts}
        openVideo={openVideo}
        className="mt-8"
      />
      {link && (
        <Button asChild variant="outline" className="mt-8">
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            Open the linked page
            <ArrowUpRight aria-hidden="true" className="size-4.5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
      )}
      <p className="mt-8 flex items-center gap-2.5 border-line border-t pt-5 text-muted text-sm">
        <Stethoscope aria-hidden="true" className="size-4.5 shrink-0" />
        <span>{reviewLine(review)}</span>
      </p>
      <div className="mt-6">
        <MarkButton slug={slug} kind="read" />
      </div>
    </article>
  );
}
