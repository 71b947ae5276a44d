import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { unitMarked, WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { toast } from '../../ui/toast.ts';
import { useMarkUnit } from './mutations.ts';
import { PartBody } from './part-body.tsx';

interface KnowCardProps {
  slug: string;
  part: WorkshopResponse['know'][number];
  cover: Subject | undefined;
  isNext: boolean;
  isPast: boolean;
  onWorkshopComplete: () => void;
}

const PHONE = '(max-width: 639px)';

export function KnowCard(props: KnowCardProps) {
  const { slug, part, cover, isNext, isPast, onWorkshopComplete } = props;
  const { unit, body, completedAt } = part;
  const isPhone = useMedia(PHONE);
  // A part that is completed on this visit stays open, so that nothing moves under the finger.
  const [isFolded, setFolded] = useState(Boolean(completedAt));
  const mark = useMarkUnit(slug);
  const title = part.title ?? `KNOW ${unit}`;
  const markAsCompleted = () =>
    mark.mutate(unit, {
      onSuccess: ({ isWorkshopComplete }) => {
        toast.success(unitMarked(unit));
        if (isWorkshopComplete) onWorkshopComplete();
      },
    });
  if (isFolded && isPast && isPhone) {
    return <FoldedPart unit={unit} title={part.title} onOpen={() => setFolded(false)} />;
  }
  return (
    <Card
      aria-labelledby={`know-${unit}`}
      className={cn('min-w-0 pb-3 max-sm:p-4 max-sm:pb-2 sm:pb-4', unit > 1 && 'later-in-sight')}
    >
      <h2 id={`know-${unit}`} className="text-xl sm:text-2xl">
        <span className="block font-bold font-sans text-shj text-sm tracking-[0.04em]">
          KNOW {unit}
          <span className="font-medium text-muted"> · understand it</span>
        </span>
        {part.title && <span className="block sm:mt-1">{part.title}</span>}
      </h2>
      <PartBody
        title={title}
        body={body}
        filmKey={`${slug} know ${unit}`}
        cover={cover}
        isNext={isNext}
      />
      {completedAt ? (
        <p className="mt-3 flex min-h-12 items-center gap-2 font-semibold text-shj">
          <CircleCheck aria-hidden="true" className="size-5" />
          {WORKSHOP_MESSAGES.completed}
        </p>
      ) : (
        <Button
          variant="ghost"
          className="mt-3 -ml-5"
          aria-label={`${WORKSHOP_MESSAGES.markAsCompleted}: KNOW ${unit}`}
          busy={mark.isPending}
          onClick={markAsCompleted}
        >
          {!mark.isPending && <Circle aria-hidden="true" className="size-5" />}
          {WORKSHOP_MESSAGES.markAsCompleted}
        </Button>
      )}
    </Card>
  );
}

interface FoldedPartProps {
  unit: number;
  title: string | null;
  onOpen: () => void;
}

function FoldedPart({ unit, title, onOpen }: FoldedPartProps) {
  return (
    <Card
      aria-labelledby={`know-${unit}`}
      className="flex min-w-0 items-center gap-3 max-sm:py-2 max-sm:px-4"
    >
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-shj" />
      <h2 id={`know-${unit}`} className="min-w-0 grow text-lg leading-snug">
        <span className="block font-sans text-sm">
          <span className="font-bold text-shj">KNOW {unit}</span>
          <span className="font-medium text-muted"> · {WORKSHOP_MESSAGES.completed}</span>
        </span>
        {title && <span className="block">{title}</span>}
      </h2>
      <Button variant="link" size="sm" className="shrink-0" onClick={onOpen}>
        Show<span className="sr-only"> KNOW {unit}</span>
      </Button>
    </Card>
  );
}
