import { type Cycle, completeUrge, type OutcomeDraft } from '@hearthway/domain/hfs-cycle/cycle';
import { HELPED_LABELS, HFS_MESSAGES, OUTCOME_LABELS } from '@hearthway/domain/hfs-cycle/messages';
import { HELPED, OUTCOMES, STRENGTH, type Urge } from '@hearthway/domain/hfs-cycle/urge';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PillChoice, PillChoices } from '../../ui/pill-choice.tsx';
import { Slider } from '../../ui/slider.tsx';

const outcomeOptions = OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }));
const helpedOptions = HELPED.map((value) => ({ value, label: HELPED_LABELS[value] }));

type Asked = Cycle & { step: 'outcome' };

interface OutcomeFormProps {
  cycle: Asked;
  onChange: (cycle: Asked) => void;
  onSave: (urge: Urge) => void;
  onLater: () => void;
}

export function OutcomeForm({ cycle, onChange, onSave, onLater }: OutcomeFormProps) {
  const [hasMissed, setMissed] = useState(false);
  const { draft } = cycle;
  const change = (part: Partial<OutcomeDraft>) =>
    onChange({ ...cycle, draft: { ...draft, ...part } });
  return (
    <form
      className="mt-5 flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        const ended = completeUrge(cycle);
        setMissed(!ended);
        if (ended) onSave(ended);
      }}
    >
      <PillChoice
        label={HFS_MESSAGES.how}
        options={outcomeOptions}
        value={draft.how}
        onValueChange={(how) => change({ how })}
      />
      <Slider
        label={HFS_MESSAGES.strengthNow}
        min={STRENGTH.min}
        max={STRENGTH.max}
        lowLabel="gone"
        highLabel="as strong as it gets"
        value={draft.strength}
        onValueChange={(strength) => change({ strength })}
      />
      <PillChoices
        label={HFS_MESSAGES.helped}
        options={helpedOptions}
        values={draft.helped}
        onValuesChange={(helped) => change({ helped })}
      />
      {hasMissed && <Alert tone="error">{HFS_MESSAGES.chooseHow}</Alert>}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" variant="action" size="lg">
          {HFS_MESSAGES.save}
        </Button>
        <Button variant="ghost" size="lg" onClick={onLater}>
          {HFS_MESSAGES.later}
        </Button>
      </div>
    </form>
  );
}
