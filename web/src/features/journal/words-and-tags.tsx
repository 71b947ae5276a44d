import { JOURNAL_TAGS, type JournalEntry, MAX_WORDS_LENGTH } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES, JOURNAL_TAG_LABELS } from '@hearthway/domain/journal/messages';
import { addPrompt } from '@hearthway/domain/journal/prompt';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { AppLink } from '../../brand/app-link.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoices } from '../../ui/pill-choice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { PromptPicker } from './prompt-picker.tsx';

const tagOptions = JOURNAL_TAGS.map((value) => ({
  value,
  label: JOURNAL_TAG_LABELS[value],
}));

type Part = Pick<JournalEntry, 'words' | 'tags'>;

export function WordsAndTags({
  value: { words, tags },
  prompts,
  onChange,
}: {
  value: Part;
  prompts: readonly string[];
  onChange: (part: Partial<Part>) => void;
}) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  function pick(prompt: string) {
    const next = addPrompt(words, prompt, prompts);
    flushSync(() => onChange({ words: next }));
    textarea.current?.focus();
    textarea.current?.setSelectionRange(next.length, next.length);
  }
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
          ref={textarea}
          rows={3}
          maxLength={MAX_WORDS_LENGTH}
          value={words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </Field>
      <PromptPicker prompts={prompts} onPick={pick} />
      <PillChoices
        label={JOURNAL_MESSAGES.tags}
        options={tagOptions}
        values={tags}
        onValuesChange={(next) => onChange({ tags: next })}
      />
    </>
  );
}
