import { FEELINGS, type Feeling } from '@hearthway/domain/journal/entry';
import { FEELING_LABELS } from '@hearthway/domain/journal/messages';
import { cn } from '../../ui/cn.ts';
import { FeelingFace } from './feeling-face.tsx';

interface FeelingChoiceProps {
  value: Feeling | null;
  onTap: (feeling: Feeling) => void;
  label: string;
}

export function FeelingChoice({ value, onTap, label }: FeelingChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be a second title.
    <div role="group" aria-label={label} className="grid grid-cols-5 gap-1">
      {FEELINGS.map((feeling) => (
        <button
          key={feeling}
          type="button"
          aria-pressed={feeling === value}
          onClick={() => onTap(feeling)}
          className={cn(
            'flex min-h-18 touch-manipulation flex-col items-center gap-1.5 rounded-control px-0.5 py-2 font-medium text-sm transition-[background-color,transform] duration-150 hover:bg-hover active:scale-95',
            feeling === value && 'bg-teal/12 font-semibold ring-2 ring-teal ring-inset',
          )}
        >
          <FeelingFace feeling={feeling} className="size-10" />
          {FEELING_LABELS[feeling]}
        </button>
      ))}
    </div>
  );
}
