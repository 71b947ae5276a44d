import type { JournalEntry } from '@hearthway/domain/journal/entry';
import { feelingName } from '@hearthway/domain/journal/messages';
import { FeelingIcon } from './feeling-icon.tsx';

export function FeelingTitle({ entry }: { entry: Pick<JournalEntry, 'feeling' | 'ownFeeling'> }) {
  return (
    <span className="wrap-anywhere inline-flex items-center gap-1.5">
      {entry.ownFeeling && (
        <FeelingIcon icon={entry.ownFeeling.icon} className="size-4.5 shrink-0 text-teal" />
      )}
      {feelingName(entry)}
    </span>
  );
}
