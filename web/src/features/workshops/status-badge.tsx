import { WORKSHOP_STATUS_LABELS } from '@hearthway/domain/workshops/messages';
import type { WorkshopStatus } from '@hearthway/domain/workshops/workshop-status';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const looks: Record<WorkshopStatus, { tone: BadgeTone; icon: typeof Check }> = {
  completed: { tone: 'teal', icon: Check },
  unlocked: { tone: 'warm', icon: LockOpen },
  locked: { tone: 'neutral', icon: Lock },
};

export function StatusBadge({ status }: { status: WorkshopStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {WORKSHOP_STATUS_LABELS[status]}
    </Badge>
  );
}
