import type { WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { unitMarked, WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import Check from 'lucide-react/icons/check';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { Badge } from '../../ui/badge.tsx';
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
  onWorkshopComplete: () => void;
}

export function KnowCard({ slug, part, cover, onWorkshopComplete }: KnowCardProps) {
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
      className={cn('min-w-0 max-sm:p-4', unit > 1 && 'later-in-sight')}
    >
      <div className="relative mb-3 sm:mb-4">
        <h2 id={`know-${unit}`} className="text-2xl">
          <span className="block font-bold font-sans text-shj text-sm tracking-[0.04em]">
            KNOW {unit}
            <span className="font-medium text-muted"> · understand it</span>
          </span>
          {part.title && <span className="mt-1 block">{part.title}</span>}
        </h2>
        {completedAt && (
          <Badge tone="teal" className="absolute top-0 right-0">
            <Check aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
            {WORKSHOP_MESSAGES.completed}
          </Badge>
        )}
      </div>
      <PartBody title={title} body={body} filmKey={`${slug} know ${unit}`} cover={cover} />
      {!completedAt && (
        <Button
          variant="outline"
          className="mt-7 max-sm:w-full"
          aria-label={`${WORKSHOP_MESSAGES.markAsCompleted}: KNOW ${unit}`}
          busy={mark.isPending}
          onClick={markAsCompleted}
        >
          {WORKSHOP_MESSAGES.markAsCompleted}
        </Button>
      )}
    </Card>
  );
}
