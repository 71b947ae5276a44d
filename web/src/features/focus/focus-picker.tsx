import {
  canSaveFocus,
  FOCUS_CHOICES,
  type FocusChoice,
} from '@hearthway/domain/focus/focus-choice';
import { FOCUS_MESSAGES } from '@hearthway/domain/focus/messages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownWord } from '../../lib/config.ts';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { focusChosen } from '../../member/focus-chosen.ts';
import { turnDailyNudgeOn } from '../../member/this-device.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSaveFocus } from './mutations.ts';
import { focusQueries } from './queries.ts';

export const focusDraft = (memberId: string): string => `focus.${memberId}`;

interface FocusPickerProps {
  className?: string;
  onSaved?: () => void;
}

export function FocusPicker({ className, onSaved }: FocusPickerProps) {
  const name = useId();
  const memberId = useMemberId();
  const { data } = useQuery(focusQueries.saved(memberId));
  const saved: FocusChoice = data?.word ?? 'random';
  const draft = focusDraft(memberId);
  const picked = useDraft(draft);
  const choice = FOCUS_CHOICES.find(({ value }) => value === picked)?.value ?? saved;
  const save = useSaveFocus();

  function submit() {
    // Browsers ask for notification permission only right after a click.
    if (choice !== 'random') void turnDailyNudgeOn();
    save.mutate(choice, {
      onSuccess: ({ word }) => {
        drafts.remove(draft);
        if (word) focusChosen.emit(word);
        onSaved?.();
      },
    });
  }

  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      <fieldset>
        <legend className="sr-only">Focus word</legend>
        <div className="flex flex-wrap gap-2">
          {FOCUS_CHOICES.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-line bg-surface px-4 font-semibold text-sm transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={choice === value}
                onChange={() => drafts.set(draft, value)}
                className="sr-only"
              />
              {ownWord(`focus:${value}`, label)}
            </label>
          ))}
        </div>
      </fieldset>
      {canSaveFocus(choice, saved) && (
        <Button type="submit" variant="action" className="mt-5" busy={save.isPending}>
          {save.isPending ? FOCUS_MESSAGES.saving : FOCUS_MESSAGES.save}
        </Button>
      )}
    </form>
  );
}
