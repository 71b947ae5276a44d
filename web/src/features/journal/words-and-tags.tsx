import { JOURNAL_TAGS, type JournalEntry, MAX_WORDS_LENGTH } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES, JOURNAL_TAG_LABELS } from '@hearthway/domain/journal/messages';
import { AppLink } from '../../brand/app-link.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoices } from '../../ui/pill-choice.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const tagOptions = JOURNAL_TAGS.map((value) => ({
  value,
  label: JOURNAL_TAG_LABELS[value],
}));

type Part = Pick<JournalEntry, 'words' | 'tags'>;

export function WordsAndTags({
  value: { words, tags },
  onChange,
}: {
  value: Part;
  onChange: (part: Partial<Part>) => void;
}) {
  return (
    <>
      <Field
        label={JOURNAL_MESSAGES.words}
        hint={
          <>
            {JOURNAL_MESSAGES.private}{' '}
            <AppLink to="/help" className="underline underline-offset-4">
              {JOURNAL_MESSAGES.helpLink}
            </AppLink>
          </>
        }
      >
        <Textarea
          rows={3}
          maxLength={MAX_WORDS_LENGTH}
          value={words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </Field>
      <PillChoices
        label={JOURNAL_MESSAGES.tags}
        options={tagOptions}
        values={tags}
        onValuesChange={(next) => onChange({ tags: next })}
      />
    </>
  );
}
