import { CONTENT_STATES, type ContentState } from '@hearthway/domain/content-desk/content-state';
import { DateInput } from '../../brand/date-input.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { STATE_LABELS } from './state-badge.tsx';
import type { WrittenPage } from './written-page.ts';

const OPTIONS = CONTENT_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));

const STATE_HINTS: Record<ContentState, string> = {
  draft: 'Only the desk sees it.',
  scheduled: 'Members see it from its time on.',
  public: 'Members see it.',
  withdrawn: 'Members no longer see it. What they have completed stays completed.',
};

interface PageStateProps {
  written: WrittenPage;
  onChange: (change: Partial<WrittenPage>) => void;
}

export function PageState({ written: { state, publishAt }, onChange }: PageStateProps) {
  return (
    <Card className="flex flex-col gap-4">
      <PillChoice
        label="Who sees it"
        options={OPTIONS}
        value={state}
        onValueChange={(next) =>
          onChange({ state: next, publishAt: next === 'scheduled' ? publishAt : null })
        }
      />
      <p className="text-muted text-sm">{STATE_HINTS[state]}</p>
      {state === 'scheduled' && (
        <Field label="From" hint="By the clock of this device" required className="sm:w-72">
          <DateInput
            type="datetime-local"
            value={publishAt ? toDatetimeLocal(new Date(publishAt)) : ''}
            onChange={({ target }) => {
              const at = new Date(target.value);
              onChange({ publishAt: Number.isNaN(at.getTime()) ? null : at.toISOString() });
            }}
          />
        </Field>
      )}
    </Card>
  );
}

const toDatetimeLocal = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
