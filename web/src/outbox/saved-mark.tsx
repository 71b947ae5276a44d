import { OUTBOX_MESSAGES } from '@hearthway/domain/outbox/messages';
import Check from 'lucide-react/icons/check';
import type { OutboxItem } from './outbox-item.ts';
import { useWasSent } from './sent-kinds.ts';
import { UnsentMark } from './unsent-mark.tsx';

export function SavedMark({ kind, item }: { kind: string; item?: OutboxItem }) {
  const wasSent = useWasSent(kind);
  if (item) return <UnsentMark item={item} />;
  if (!wasSent) return null;
  return (
    <p className="flex items-center gap-1.5 font-semibold text-sm text-teal">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {OUTBOX_MESSAGES.saved}
    </p>
  );
}
