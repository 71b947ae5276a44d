import { OUTBOX_MESSAGES } from '@hearthway/domain/outbox/messages';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { OutboxItem } from './outbox-item.ts';
import { useWasSent } from './sent-kinds.ts';
import { useShownInPlace } from './shown-in-place.ts';
import { UnsentMark } from './unsent-mark.tsx';

interface SavedMarkProps {
  kind: string;
  item?: OutboxItem;
  children?: ReactNode;
}

export function SavedMark({ kind, item, children = OUTBOX_MESSAGES.saved }: SavedMarkProps) {
  const wasSent = useWasSent(kind);
  useShownInPlace(kind);
  if (item) return <UnsentMark item={item} />;
  return (
    <p role="status" className="font-semibold text-sm text-teal empty:hidden">
      {wasSent && (
        <span className="flex animate-fade items-center gap-1.5">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          <span>{children}</span>
        </span>
      )}
    </p>
  );
}
