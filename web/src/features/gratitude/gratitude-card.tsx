import {
  canSaveGratitude,
  MAX_GRATITUDE_LENGTH,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import { useState } from 'react';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { GratitudeChoices } from './gratitude-choices.tsx';
import { GratitudeLookBack } from './gratitude-look-back.tsx';
import { SavedGratitude } from './saved-gratitude.tsx';
import { useGratitude } from './use-gratitude.ts';

export function GratitudeCard() {
  const { choice, words, saved, unsent, pick, save } = useGratitude();
  const [isChanging, setChanging] = useState(false);
  const [isJustSaved, setJustSaved] = useState(false);
  const canSave = canSaveGratitude({ choice, words }, saved);
  return (
    <Card aria-labelledby="gratitude-title">
      <CardTitle id="gratitude-title">Daily gratitude</CardTitle>
      {saved && !canSave && !isChanging ? (
        <SavedGratitude
          saved={saved}
          unsent={unsent}
          takesFocus={isJustSaved}
          onChange={() => setChanging(true)}
        />
      ) : (
        <form
          className="mt-3 flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!choice) {
              toast.error(GRATITUDE_MESSAGES.nothingChosen);
              return;
            }
            save({ choice, words });
            setChanging(false);
            setJustSaved(true);
          }}
        >
          <GratitudeChoices
            value={choice}
            takesFocus={isChanging}
            onChange={(next) => pick({ choice: next })}
          />
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
            <Button type="submit" variant="action" disabled={!canSave}>
              {GRATITUDE_MESSAGES.save}
            </Button>
            {isChanging && saved && !canSave && (
              <Button variant="ghost" onClick={() => setChanging(false)}>
                {GRATITUDE_MESSAGES.leave}
              </Button>
            )}
            {unsent && <UnsentMark item={unsent} />}
          </div>
        </form>
      )}
      <GratitudeLookBack />
    </Card>
  );
}
