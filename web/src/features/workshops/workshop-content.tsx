import { reviewLine } from '@hearthway/domain/resources/review-line';
import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { type ReactNode, useState } from 'react';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { openVideo } from '../../member/open-video.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { ActionParts } from './action-parts.tsx';
import { KnowCard } from './know-card.tsx';
import { LockedWorkshop } from './locked-workshop.tsx';
import { PremiumContentCard } from './premium-content-card.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WorkshopComplete } from './workshop-complete.tsx';

interface WorkshopContentProps extends WorkshopResponse {
  afterChecklist: (items: string[]) => ReactNode;
}

/** Only plain paragraphs are folded away: pictures and videos of the practice stay visible. */
const splitIntro = (intro: string) =>
  (/<|!\[/.test(intro) ? [intro] : intro.split(/\n\s*\n/)).filter(Boolean);

export function WorkshopContent({
  workshop,
  intro,
  know,
  actions,
  review,
  afterChecklist,
}: WorkshopContentProps) {
  const [completedHere, setCompletedHere] = useState(false);
  const { slug, title, position, status } = workshop;
  const [first = workshop.excerpt, ...more] = splitIntro(intro);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-bold text-shj text-sm tracking-[0.04em]">Week {position}</span>
        <StatusBadge status={status} />
      </div>
      <h1 className="mt-2 text-4xl sm:text-5xl">{title}</h1>
      <WeekScene position={position} className="mt-5 h-28 w-full rounded-card sm:h-44" />
      <RichText body={first} openVideo={openVideo} className="mt-5 text-muted" />
      {more.length > 0 && (
        <Disclosure label="More about this week">
          <RichText body={more.join('\n\n')} openVideo={openVideo} className="text-muted" />
        </Disclosure>
      )}
      <div className="mt-8 flex flex-col gap-5">
        {status === 'locked' && <LockedWorkshop workshop={workshop} />}
        {know.map((part) => (
          <KnowCard
            key={part.unit}
            slug={slug}
            part={part}
            onWorkshopComplete={() => setCompletedHere(true)}
          />
        ))}
        {status === 'completed' && <WorkshopComplete position={position} isNew={completedHere} />}
        {status !== 'locked' &&
          (actions ? (
            <ActionParts slug={slug} parts={actions} afterChecklist={afterChecklist} />
          ) : (
            <PremiumContentCard />
          ))}
        {status !== 'locked' && <p className="text-muted text-sm">{reviewLine(review)}</p>}
      </div>
    </>
  );
}
