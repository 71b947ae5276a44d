import { ADDITION_MESSAGES } from '@hearthway/domain/journal/addition-messages';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';

interface PromptPickerProps {
  prompts: readonly string[];
  onPick: (prompt: string) => void;
}

export function PromptPicker({ prompts, onPick }: PromptPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-mx-3 px-3 text-muted"
        onClick={() => setIsOpen(!isOpen)}
      >
        {ADDITION_MESSAGES.pick}
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      <ul id={id} hidden={!isOpen} className="max-h-96 overflow-y-auto">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              className="wrap-anywhere min-h-11 w-full rounded-control px-3 py-2 text-left hover:bg-hover focus-visible:-outline-offset-3"
              onClick={() => {
                setIsOpen(false);
                onPick(prompt);
              }}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
