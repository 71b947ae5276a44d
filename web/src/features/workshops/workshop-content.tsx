import { reviewLine } from '@hearthway/domain/resources/review-line';
import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { type ReactNode, useState } from 'react';
import { findSubjects } from '../../brand/scenes/subject-by-words.ts';
import { WeekScene, weekSubject } from '../../brand/scenes/week-scene.tsx';
import { openVideo } from '../../member/open-video.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { ActionParts } from './action-parts.tsx';
import { KnowCard } from './know-card.tsx';
import { LockedWorkshop } from './locked-workshop.tsx';
import { PremiumContentCard } from './premium-content-card.tsx';
import { WeekLine } from './week-line.tsx';
import { WorkshopComplete } from './workshop-complete.tsx';

interface WorkshopContentProps extends WorkshopResponse {
  afterChecklist: (items: string[]) => ReactNode;
}

const splitIntro = (intro: string) =>
  (/<|!\[/.test(intro) ? [intro] : intro.split(/\n\s*\n/)).filter(Boolean);

const OPENING_LENGTH = 400;

const PAIR = 'grid items-start gap-3 empty:hidden sm:gap-5 lg:grid-cols-2';

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
  const openings = [...know, ...(actions ?? [])].map(
    (part) => `${part.title ?? ''}\n${part.body.slice(0, OPENING_LENGTH)}`,
  );
  const covers = findSubjects(openings, [weekSubject(position)]);
  const nextUnit = know.find(({ completedAt }) => !completedAt)?.unit;
  const [first = workshop.excerpt, ...more] = splitIntro(intro);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div>
          <WeekLine position={position} status={status} />
          <h1 className="mt-2 text-3xl sm:text-5xl">{title}</h1>
        </div>
        <WeekScene
          position={position}
          className="size-20 rounded-card sm:h-36 sm:w-52 lg:row-span-2 lg:h-52 lg:w-104"
        />
        <div className="max-w-2xl max-lg:col-span-2">
          <RichText
            body={first}
            openVideo={openVideo}
            className="mt-2 text-muted max-sm:text-sm sm:mt-3"
          />
          {more.length > 0 && (
            <Disclosure label="More about this week">
              <RichText body={more.join('\n\n')} openVideo={openVideo} className="text-muted" />
            </Disclosure>
          )}
        </div>
      </div>
      <div className="mt-2 flex flex-col gap-5 sm:mt-5 lg:mt-8">
        {status === 'locked' && <LockedWorkshop workshop={workshop} />}
        <div className={PAIR}>
          {know.map((part, index) => (
            <KnowCard
              key={part.unit}
              slug={slug}
              part={part}
              cover={covers[index]}
              isNext={part.unit === nextUnit}
              isPast={nextUnit !== undefined && part.unit < nextUnit}
              onWorkshopComplete={() => setCompletedHere(true)}
            />
          ))}
        </div>
        {completedHere && <WorkshopComplete position={position} isNew />}
        {status !== 'locked' &&
          (actions ? (
            <div className={PAIR}>
              <ActionParts
                slug={slug}
                parts={actions}
                covers={covers.slice(know.length)}
                afterChecklist={afterChecklist}
              />
            </div>
          ) : (
            <PremiumContentCard />
          ))}
        {status === 'completed' && !completedHere && (
          <WorkshopComplete position={position} isNew={false} />
        )}
        {status !== 'locked' && <p className="text-muted text-sm">{reviewLine(review)}</p>}
      </div>
    </>
  );
}
