import { WORKSHOP_STATUS_LABELS } from '@hearthway/domain/workshops/messages';
import type { WorkshopStatus } from '@hearthway/domain/workshops/workshop-status';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Badge } from '../../ui/badge.tsx';

export function StatusBadge({ status }: { status: WorkshopStatus }) {
  if (status === 'locked') {
    return (
      <span className="flex items-center gap-1 text-muted text-xs">
        <Lock aria-hidden="true" className="size-3.5" />
        {WORKSHOP_STATUS_LABELS[status]}
      </span>
    );
  }
  const Icon = status === 'completed' ? Check : LockOpen;
  return (
    <Badge tone={status === 'completed' ? 'teal' : 'warm'}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {WORKSHOP_STATUS_LABELS[status]}
    </Badge>
  );
}
