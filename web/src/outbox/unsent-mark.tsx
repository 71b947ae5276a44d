import { OUTBOX_MESSAGES } from '@hearthway/domain/outbox/messages';
import { WaitingMark } from '../ui/waiting-mark.tsx';
import { useIsWaiting } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

export function UnsentMark({ item, className }: { item?: OutboxItem; className?: string }) {
  const isWaiting = useIsWaiting();
  if (!item || (!item.hasFailed && !isWaiting)) return null;
  return (
    <WaitingMark className={className}>
      {item.hasFailed ? OUTBOX_MESSAGES.willTryAgain : OUTBOX_MESSAGES.waiting}
    </WaitingMark>
  );
}
