import type { Word } from '@hearthway/domain/words/contract';
import type { WordGroup } from '@hearthway/domain/words/word-groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LogoForm } from './logo-form.tsx';
import { type WordsDesk, wordsQueries } from './queries.ts';
import { WordForm } from './word-form.tsx';

export interface GroupWords {
  group: WordGroup;
  label: string;
  /** What these words are for, and what of them a rule fixes. */
  about: string;
  /** Of what there is one at a time, where there are too many for one list. */
  sections?: string;
}

const ALL = 'all';
/** So few are seen at a glance. */
const FEW = 6;

interface WordsListProps {
  desk: WordsDesk;
  groups: readonly GroupWords[];
}

export function WordsList({ desk, groups }: WordsListProps) {
  const { data, isError, refetch } = useQuery(wordsQueries.list(desk));
  const [group, setGroup] = useState(groups[0]?.group);
  const [section, setSection] = useState<string>();
  const [wanted, setWanted] = useState('');
  const shown = groups.find((each) => each.group === group);
  const words = data?.words.filter((word) => word.group === group) ?? [];
  const sections = shown?.sections ? [...new Set(words.map((word) => word.section ?? ''))] : [];
  const chosen =
    section !== undefined && [...sections, ALL].includes(section) ? section : sections[0];
  const isSearching = words.length > FEW && wanted.trim() !== '';
  const holds = ({ label, shipped, own }: Word) =>
    `${label} ${own ?? shipped}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const isIn = (word: Word) => sections.length === 0 || chosen === ALL || word.section === chosen;
  const found = words.filter((word) => (isSearching ? holds(word) : isIn(word)));
  return (
    <div className="mt-8 flex flex-col gap-6">
      {isError && (
        <Alert tone="error" title="The words could not be read.">
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      <PillChoice
        label="What to change"
        options={groups.map((each) => ({ value: each.group, label: each.label }))}
        value={group ?? null}
        onValueChange={setGroup}
      />
      {shown && <p className="max-w-2xl text-muted">{shown.about}</p>}
      <div className="flex flex-wrap items-end gap-4">
        {shown?.sections && sections.length > 0 && (
          <Field label={shown.sections} className="w-full sm:w-72">
            <Select
              options={[
                ...sections.map((value) => ({ value, label: value })),
                { value: ALL, label: 'All of them' },
              ]}
              value={chosen ?? ALL}
              onValueChange={setSection}
            />
          </Field>
        )}
        {words.length > FEW && (
          <Field label="Find" className="w-full sm:w-72">
            <Input
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </Field>
        )}
      </div>
      {!data && !isError && <Skeleton className="h-64" />}
      {data && found.length === 0 && (
        <p className="text-muted">Nothing here holds “{wanted.trim()}”.</p>
      )}
      <ul className="flex flex-col gap-4">
        {found.map((word) => {
          const Form = word.form === 'picture' ? LogoForm : WordForm;
          return (
            <li key={word.key}>
              <Form key={word.own ?? ''} desk={desk} word={word} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
