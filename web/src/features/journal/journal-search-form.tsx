import { dateName } from '@hearthway/domain/format';
import { JOURNAL_TAGS, type JournalTag } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES, JOURNAL_TAG_LABELS } from '@hearthway/domain/journal/messages';
import { type JournalSearch, MAX_SEARCH_LENGTH } from '@hearthway/domain/journal/search';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

const PAUSE_MS = 250;
const ANY = 'any';
const options = [
  { value: ANY, label: 'Anything' },
  ...JOURNAL_TAGS.map((value) => ({ value, label: JOURNAL_TAG_LABELS[value] })),
];

interface JournalSearchFormProps {
  search: JournalSearch;
  onChange: (part: Partial<JournalSearch>) => void;
}

export function JournalSearchForm({ search, onChange }: JournalSearchFormProps) {
  const [typed, setTyped] = useState({ words: search.words, asked: search.words });
  if (typed.asked !== search.words) setTyped({ words: search.words, asked: search.words });
  const { words } = typed;
  useEffect(() => {
    if (words === search.words) return;
    const timer = setTimeout(() => {
      setTyped({ words, asked: words });
      onChange({ words });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <Field label={JOURNAL_MESSAGES.search}>
        <Input
          type="search"
          value={words}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped({ ...typed, words: target.value })}
        />
      </Field>
      <Field label="About">
        <Select
          options={options}
          value={search.tag ?? ANY}
          onValueChange={(value) => onChange({ tag: value === ANY ? null : (value as JournalTag) })}
        />
      </Field>
      {search.day && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ day: null })}
        >
          {dateName(search.day)} only <X aria-hidden="true" className="size-4" />
          <span className="sr-only">: show every day</span>
        </Button>
      )}
    </search>
  );
}
