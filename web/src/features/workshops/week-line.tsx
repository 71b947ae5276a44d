import { WORKSHOP_STATUS_LABELS } from '@hearthway/domain/workshops/messages';
import type { WorkshopStatus } from '@hearthway/domain/workshops/workshop-status';
import { cn } from '../../ui/cn.ts';

interface WeekLineProps {
  position: number;
  status: WorkshopStatus;
}

export function WeekLine({ position, status }: WeekLineProps) {
  return (
    <p className="flex flex-wrap gap-x-1.5 text-sm">
      <span className={cn('font-bold', status === 'locked' ? 'text-muted' : 'text-shj')}>
        Week {position}
      </span>
      <span className="text-muted">
        <span aria-hidden="true">· </span>
        {WORKSHOP_STATUS_LABELS[status]}
      </span>
    </p>
  );
}
