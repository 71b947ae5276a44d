import { createUrge, type LogDraft } from '@hearthway/domain/hfs-cycle/cycle';
import {
  HFS_MESSAGES,
  SET_OFF_BY_LABELS,
  WANTED_LABELS,
} from '@hearthway/domain/hfs-cycle/messages';
import {
  type LoggedUrge,
  MAX_NOTE_LENGTH,
  SET_OFF_BY,
  STRENGTH,
  WANTED,
} from '@hearthway/domain/hfs-cycle/urge';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const wantedOptions = WANTED.map((value) => ({ value, label: WANTED_LABELS[value] }));
const setOffByOptions = SET_OFF_BY.map((value) => ({ value, label: SET_OFF_BY_LABELS[value] }));

interface LogFormProps {
  draft: LogDraft;
  onChange: (draft: LogDraft) => void;
  onLog: (urge: LoggedUrge, next: 'timer' | 'nothing') => void;
}

export function LogForm({ draft, onChange, onLog }: LogFormProps) {
  const [hasMissed, setMissed] = useState(false);
  const change = (part: Partial<LogDraft>) => onChange({ ...draft, ...part });

  const log = (next: 'timer' | 'nothing') => {
    const now = new Date();
    const urge = createUrge(draft, {
      id: crypto.randomUUID(),
      at: now.toISOString(),
      utcOffset: -now.getTimezoneOffset(),
    });
    setMissed(!urge);
    if (urge) onLog(urge, next);
  };

  return (
    <form
      className="mt-5 flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        log('timer');
      }}
    >
      <PillChoice
        label={HFS_MESSAGES.wanted}
        options={wantedOptions}
        value={draft.wanted}
        onValueChange={(wanted) => change({ wanted })}
      />
      <Slider
        label={HFS_MESSAGES.strength}
        min={STRENGTH.min}
        max={STRENGTH.max}
        lowLabel="barely there"
        highLabel="as strong as it gets"
        value={draft.strength}
        onValueChange={(strength) => change({ strength })}
      />
      <PillChoice
        label={HFS_MESSAGES.setOffBy}
        options={setOffByOptions}
        value={draft.setOffBy}
        onValueChange={(setOffBy) => change({ setOffBy })}
      />
      <Field label={HFS_MESSAGES.note} hint={HFS_MESSAGES.noteHint}>
        <Textarea
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      {hasMissed && <Alert tone="error">{HFS_MESSAGES.chooseBoth}</Alert>}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" variant="action" size="lg">
          {HFS_MESSAGES.startTimer}
        </Button>
        <Button variant="ghost" size="lg" onClick={() => log('nothing')}>
          {HFS_MESSAGES.logOnly}
        </Button>
      </div>
      <p className="text-muted text-sm">{HFS_MESSAGES.care}</p>
    </form>
  );
}
