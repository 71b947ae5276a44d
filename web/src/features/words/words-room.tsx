import { WORD_GROUPS, type Word, type WordGroup } from '@hearthway/domain/words/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { wordsQueries } from './queries.ts';
import { WordForm } from './word-form.tsx';

const labels: Record<WordGroup, string> = { nudge: 'Daily nudges', help: 'Help answers' };
const OPTIONS = WORD_GROUPS.map((group) => ({ value: group, label: labels[group] }));

/** Texts that no rule fixes, each beside what was shipped. */
export default function WordsRoom() {
  const { data, isError, refetch } = useQuery(wordsQueries.list());
  const [group, setGroup] = useState<WordGroup>('nudge');
  const [wanted, setWanted] = useState('');
  const holds = ({ label, shipped, own }: Word) =>
    `${label} ${own ?? shipped}`.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <>
      <PageHeader
        title="Words"
        intro="What members read in nudges and from the guide's help. What you change is yours; what you leave follows the app."
      />
      <div className="mt-8 flex flex-col gap-6">
        {isError && (
          <Alert tone="error" title="The words could not be read.">
            <Button variant="link" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PillChoice label="Show" options={OPTIONS} value={group} onValueChange={setGroup} />
          <Field label="Find" className="w-full sm:w-72">
            <Input
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </Field>
        </div>
        {!data && !isError && <Skeleton className="h-64" />}
        <ul className="flex flex-col gap-4">
          {data?.words
            .filter((word) => word.group === group && holds(word))
            .map((word) => (
              <li key={word.key}>
                <WordForm key={word.own ?? ''} word={word} />
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
