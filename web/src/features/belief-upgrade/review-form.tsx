import { ACT_RESULT_LABELS, BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import {
  ACT_RESULTS,
  type ActResult,
  LENGTHS,
  type Review,
  type Worksheet,
} from '@hearthway/domain/belief-upgrade/worksheet';
import { useState } from 'react';
import { localDay } from '../../lib/local-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TruthSlider } from './truth-slider.tsx';

const options = ACT_RESULTS.map((value) => ({ value, label: ACT_RESULT_LABELS[value] }));

interface ReviewFormProps {
  sheet: Worksheet;
  onSave: (review: Review) => void;
}

export function ReviewForm({ sheet, onSave }: ReviewFormProps) {
  const [how, setHow] = useState<ActResult | null>(null);
  const [hasMissed, setMissed] = useState(false);
  const [note, setNote] = useState('');
  const [truth, setTruth] = useState(sheet.truth);
  const [upgradedTruth, setUpgradedTruth] = useState(sheet.upgradedTruth);
  return (
    <form
      className="mt-5 flex flex-col gap-6 border-line border-t pt-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setMissed(!how);
        if (how) onSave({ on: localDay(), how, note: note.trim(), truth, upgradedTruth });
      }}
    >
      <PillChoice
        label={BELIEF_MESSAGES.howDidItGo}
        options={options}
        value={how}
        onValueChange={setHow}
      />
      <Field label={BELIEF_MESSAGES.reviewNote}>
        <Textarea
          rows={2}
          maxLength={LENGTHS.reviewNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <TruthSlider label={BELIEF_MESSAGES.oldTruthNow} value={truth} onChange={setTruth} />
      <TruthSlider
        label={BELIEF_MESSAGES.newTruthNow}
        value={upgradedTruth}
        onChange={setUpgradedTruth}
      />
      {hasMissed && <Alert tone="error">{BELIEF_MESSAGES.chooseHow}</Alert>}
      <Button type="submit" variant="action" size="lg" className="sm:self-start">
        {BELIEF_MESSAGES.saveReview}
      </Button>
    </form>
  );
}
