import { hasVisibleLetter, isPlainName } from '@hearthway/domain/account/person-name';
import { type Addition, additionText, MAX_PROMPT_LENGTH } from '@hearthway/domain/journal/addition';
import {
  ADDITION_MESSAGES,
  FEELING_ICON_LABELS,
} from '@hearthway/domain/journal/addition-messages';
import type { Feeling } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import {
  FEELING_ICONS,
  type FeelingIcon as IconName,
  MAX_FEELING_NAME_LENGTH,
} from '@hearthway/domain/journal/own-feeling';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { FeelingChoice } from './feeling-choice.tsx';
import { FeelingIcon } from './feeling-icon.tsx';
import { useCrisisDetection } from './use-crisis-detection.ts';

const icons = FEELING_ICONS.map((value) => ({
  value,
  label: (
    <>
      <FeelingIcon icon={value} className="size-5" />
      <span className="sr-only">{FEELING_ICON_LABELS[value]}</span>
    </>
  ),
}));

interface AdditionFormProps {
  kind: Addition['kind'];
  before: Addition | null;
  taken: readonly string[];
  onSave: (addition: Addition) => void;
  onCancel: () => void;
}

export function AdditionForm({ kind, before, taken, onSave, onCancel }: AdditionFormProps) {
  const [text, setText] = useState(before ? additionText(before) : '');
  const [feeling, setFeeling] = useState<Feeling | null>(
    before?.kind === 'feeling' ? before.feeling : null,
  );
  const [icon, setIcon] = useState<IconName>(before?.kind === 'feeling' ? before.icon : 'sun');
  const [wasSent, setWasSent] = useState(false);
  const isFeeling = kind === 'feeling';
  const crisis = useCrisisDetection(text, { alarmOnly: isFeeling });
  const error = findTextError(text, taken);
  const needsFeeling = isFeeling && feeling === null;
  function submit() {
    setWasSent(true);
    if (error) return;
    const trimmed = text.trim();
    if (!isFeeling) onSave({ kind, text: trimmed });
    else if (feeling !== null) onSave({ kind, name: trimmed, feeling, icon });
  }
  return (
    <form
      noValidate
      className="my-3 flex flex-col gap-5 rounded-control border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={isFeeling ? ADDITION_MESSAGES.name : ADDITION_MESSAGES.prompt}
        hint={isFeeling ? ADDITION_MESSAGES.nameHint : ADDITION_MESSAGES.promptHint}
        error={wasSent && error}
        required
      >
        <Input
          autoFocus
          autoComplete="off"
          maxLength={isFeeling ? MAX_FEELING_NAME_LENGTH : MAX_PROMPT_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {isFeeling && (
        <>
          <div>
            <p className="mb-1 font-semibold text-sm">{ADDITION_MESSAGES.countsAs}</p>
            <FeelingChoice
              label={ADDITION_MESSAGES.countsAs}
              value={feeling}
              onTap={(next) => setFeeling(next)}
            />
            <p className="text-muted text-sm">{ADDITION_MESSAGES.countsAsHint}</p>
            <p role="alert" className="font-medium text-danger text-sm">
              {wasSent && needsFeeling && ADDITION_MESSAGES.needsFeeling}
            </p>
          </div>
          <PillChoice
            label={<span className="text-sm">{ADDITION_MESSAGES.icon}</span>}
            options={icons}
            value={icon}
            onValueChange={setIcon}
          />
        </>
      )}
      <CrisisHelp answer={crisis.detected} />
      <div className="flex gap-3">
        <Button type="submit" size="sm">
          {JOURNAL_MESSAGES.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {JOURNAL_MESSAGES.cancel}
        </Button>
      </div>
    </form>
  );
}

function findTextError(text: string, taken: readonly string[]): string | null {
  const trimmed = text.trim();
  if (!hasVisibleLetter(trimmed)) return ADDITION_MESSAGES.needsText;
  if (!isPlainName(trimmed)) return ADDITION_MESSAGES.hidden;
  const isTaken = taken.some((one) => one.toLowerCase() === trimmed.toLowerCase());
  return isTaken ? ADDITION_MESSAGES.exists : null;
}
