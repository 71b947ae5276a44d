import {
  canSaveGratitude,
  GRATITUDE_CHOICES,
  type GratitudeChoice,
  MAX_GRATITUDE_LENGTH,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES, gratefulFor } from '@hearthway/domain/gratitude/messages';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { gratitudeLabel } from './gratitude-label.ts';
import { GratitudeLookBack } from './gratitude-look-back.tsx';
import { useGratitude } from './use-gratitude.ts';

const options = GRATITUDE_CHOICES.map((value) => ({ value, label: gratitudeLabel(value) }));

export function GratitudeCard() {
  const { choice, words, saved, unsent, pick, save } = useGratitude();
  const canSave = canSaveGratitude({ choice, words }, saved);
  return (
    <Card aria-labelledby="gratitude-title">
      <CardTitle id="gratitude-title">Daily gratitude</CardTitle>
      <CardText>One thing is enough.</CardText>
      <form
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!choice) {
            toast.error(GRATITUDE_MESSAGES.nothingChosen);
            return;
          }
          save({ choice, words });
        }}
      >
        <Field label="Today I am grateful for">
          <Select
            options={options}
            value={choice ?? ''}
            onValueChange={(value) => pick({ choice: value as GratitudeChoice })}
            placeholder="Choose one"
          />
        </Field>
        {choice && (
          <Field label={GRATITUDE_MESSAGES.words}>
            <Textarea
              rows={2}
              maxLength={MAX_GRATITUDE_LENGTH}
              value={words}
              onChange={({ target }) => pick({ words: target.value })}
            />
          </Field>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="outline" disabled={!canSave}>
            {GRATITUDE_MESSAGES.save}
          </Button>
          {saved && !canSave && (
            <p className="text-sm">{gratefulFor(gratitudeLabel(saved.choice))}</p>
          )}
        </div>
        <UnsentMark item={unsent} />
      </form>
      <GratitudeLookBack />
    </Card>
  );
}
