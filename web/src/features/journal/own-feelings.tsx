import { ADDITION_MESSAGES, countsAs } from '@hearthway/domain/journal/addition-messages';
import type { Feeling, JournalEntry } from '@hearthway/domain/journal/entry';
import type { OwnFeeling } from '@hearthway/domain/journal/own-feeling';
import { cn } from '../../ui/cn.ts';
import { FeelingIcon } from './feeling-icon.tsx';
import { useAdditions } from './use-additions.ts';

interface OwnFeelingsProps {
  chosen: JournalEntry | null;
  onTap: (feeling: Feeling, ownFeeling: OwnFeeling) => void;
}

export function OwnFeelings({ chosen, onTap }: OwnFeelingsProps) {
  const { feelings } = useAdditions();
  if (feelings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be a second title.
    <div
      role="group"
      aria-label={ADDITION_MESSAGES.ownFeelings}
      className="mt-3 flex flex-wrap gap-2"
    >
      {feelings.map(({ id, feeling, name, icon }) => {
        const isChosen =
          chosen?.feeling === feeling &&
          chosen.ownFeeling?.name === name &&
          chosen.ownFeeling.icon === icon;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            title={`${name} ${countsAs(feeling)}`}
            onClick={() => onTap(feeling, { name, icon })}
            className={cn(
              'wrap-anywhere flex min-h-11 touch-manipulation items-center gap-2 rounded-[22px] border-[1.5px] border-edge/60 px-3.5 py-1.5 text-left font-medium text-sm transition-colors hover:border-edge hover:bg-hover',
              isChosen && 'border-teal bg-teal/12 font-semibold ring-1 ring-teal ring-inset',
            )}
          >
            <FeelingIcon icon={icon} className="size-4.5 shrink-0 text-teal" />
            {name}
          </button>
        );
      })}
    </div>
  );
}
