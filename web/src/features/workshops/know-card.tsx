import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { unitMarked, WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Subject } from '../../brand/scenes/subjects.ts';
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
  onWorkshopComplete: () => void;
}

export function KnowCard({ slug, part, cover, isNext, onWorkshopComplete }: KnowCardProps) {
  const { unit, body, completedAt } = part;
  const mark = useMarkUnit(slug);
  const title = part.title ?? `KNOW ${unit}`;
  const markAsCompleted = () =>
    mark.mutate(unit, {
      onSuccess: ({ isWorkshopComplete }) => {
        toast.success(unitMarked(unit));
        if (isWorkshopComplete) onWorkshopComplete();
      },
    });
  return (
    <Card
      aria-labelledby={`know-${unit}`}
      className={cn('min-w-0 pb-3 max-sm:p-4 max-sm:pb-2 sm:pb-4', unit > 1 && 'later-in-sight')}
    >
      <h2 id={`know-${unit}`} className="text-2xl">
        <span className="block font-bold font-sans text-shj text-sm tracking-[0.04em]">
          KNOW {unit}
          <span className="font-medium text-muted"> · understand it</span>
        </span>
        {part.title && <span className="mt-1 block">{part.title}</span>}
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
