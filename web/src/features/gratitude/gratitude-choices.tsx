import {
  GRATITUDE_CHOICES,
  type GratitudeChoice,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { GRATITUDE_ICONS } from './gratitude-icons.ts';
import { gratitudeLabel } from './gratitude-label.ts';

const FIRST_ON_PHONE = 6;

interface GratitudeChoicesProps {
  value: GratitudeChoice | null;
  takesFocus: boolean;
  onChange: (choice: GratitudeChoice) => void;
}

export function GratitudeChoices({ value, takesFocus, onChange }: GratitudeChoicesProps) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{GRATITUDE_MESSAGES.question}</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {GRATITUDE_CHOICES.map((choice, index) => {
          const Icon = GRATITUDE_ICONS[choice];
          return (
            <label
              key={choice}
              className={cn(
                'relative flex min-h-11 cursor-pointer touch-manipulation items-center gap-2 rounded-control border-[1.5px] border-edge/50 bg-surface py-1.5 pr-3 pl-3 font-medium text-sm leading-tight sm:rounded-full sm:pr-4 transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
                index >= FIRST_ON_PHONE && !showsAll && choice !== value && 'max-sm:hidden',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={choice === value}
                // biome-ignore lint/a11y/noAutofocus: the button that opened the choices is gone.
                autoFocus={takesFocus && choice === value}
                onChange={() => onChange(choice)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {gratitudeLabel(choice)}
            </label>
          );
        })}
        {!showsAll && (
          <Button
            variant="ghost"
            size="sm"
            className="col-span-2 sm:hidden"
            onClick={() => setShowsAll(true)}
          >
            {GRATITUDE_MESSAGES.more}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
