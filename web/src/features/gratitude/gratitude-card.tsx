import {
  canSaveGratitude,
  MAX_GRATITUDE_LENGTH,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES, gratefulFor } from '@hearthway/domain/gratitude/messages';
import { SavedMark } from '../../outbox/saved-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { GratitudeChoices } from './gratitude-choices.tsx';
import { gratitudeLabel } from './gratitude-label.ts';
import { GratitudeLookBack } from './gratitude-look-back.tsx';
import { gratitudeWrite } from './gratitude-write.ts';
import { useGratitude } from './use-gratitude.ts';

export function GratitudeCard() {
  const { choice, words, saved, unsent, pick, save } = useGratitude();
  const canSave = canSaveGratitude({ choice, words }, saved);
  return (
    <Card aria-labelledby="gratitude-title">
      <CardTitle id="gratitude-title">Daily gratitude</CardTitle>
      <form
        className="mt-3 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!choice) {
            toast.error(GRATITUDE_MESSAGES.nothingChosen);
            return;
          }
          save({ choice, words });
        }}
      >
        <GratitudeChoices value={choice} onChange={(next) => pick({ choice: next })} />
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
          <div className="text-sm">
            {saved && !canSave && <p>{gratefulFor(gratitudeLabel(saved.choice))}</p>}
            {(unsent || (saved && !canSave)) && (
              <SavedMark kind={gratitudeWrite.kind} item={unsent}>
                {GRATITUDE_MESSAGES.saved}
              </SavedMark>
            )}
          </div>
        </div>
      </form>
      <GratitudeLookBack />
    </Card>
  );
}
