import type { CheckedList } from '@hearthway/domain/desk-members/contract';
import type { FoundColumn, ParsedList } from '@hearthway/domain/desk-members/invitation-list';
import { LIST_PROBLEM_TEXT } from '@hearthway/domain/desk-members/messages';
import { formatCount, formatDay } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { isUnanswered, type ListAnswers, ListQuestions } from './list-questions.tsx';

const MAX_SHOWN = 100;

interface CheckedPeopleProps {
  checked: CheckedList;
  columns: FoundColumn[];
  days: number;
  isBusy: boolean;
  isChecking: boolean;
  onColumns: (columns: FoundColumn[]) => void;
  parsed: ParsedList;
  answers: ListAnswers;
  onAnswers: (answers: ListAnswers) => void;
  onImport: (mailsNow: boolean) => void;
}

export function CheckedPeople({
  checked,
  columns,
  days,
  isBusy,
  isChecking,
  onColumns,
  parsed: { unclearDay, unknownTiers = [] },
  answers,
  onAnswers,
  onImport,
}: CheckedPeopleProps) {
  const { people, problems, ignored } = checked;
  const count = formatCount(people.length, 'person', 'people');
  const endless = people.filter(({ tier, until }) => tier && tier !== 'free' && !until).length;
  const questions = unknownTiers.length + (unclearDay ? 1 : 0);
  const isAsking = isUnanswered({ unclearDay, unknownTiers }, answers);
  const showsResult = !isAsking && !isChecking;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card ref={card} className="mt-4" aria-label="What we found">
      <CardTitle>
        {isAsking && `First, ${questions === 1 ? 'a question' : 'a few questions'} about your list`}
        {!isAsking && (isChecking ? 'Checking your list…' : `${count} can be added`)}
      </CardTitle>
      {ignored.length > 0 && (
        <p className="mt-1 break-words text-muted text-sm">
          Columns we skipped: {ignored.join(', ')}.
        </p>
      )}
      {columns.length > 0 && <ColumnChoice columns={columns} onChange={onColumns} />}
      <ListQuestions {...{ unclearDay, unknownTiers, answers, onAnswers }} />
      {showsResult && problems.length > 0 && <Problems problems={problems} />}
      {showsResult && endless > 0 && (
        <Alert
          tone="warning"
          className="mt-4"
          title={`${formatCount(endless, 'person gets', 'people get')} Premium with no end date`}
        >
          Their lines have a tier but no date. To set an end date, add a column called “until”, or
          choose the date column above.
        </Alert>
      )}
      {showsResult && people.length > 0 && (
        <>
          <div className="mt-4 overflow-x-auto rounded-control border border-line">
            <table className="w-full text-left text-sm">
              <thead className="border-line border-b text-muted">
                <tr>
                  {['Line', 'Person', 'Starts with'].map((heading) => (
                    <th key={heading} scope="col" className="px-3 py-2 font-semibold">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {people.slice(0, MAX_SHOWN).map((person) => (
                  <tr key={person.line}>
                    <td className="px-3 py-2 text-muted tabular-nums">{person.line}</td>
                    <td className="px-3 py-2">
                      <span className="block break-all">{person.email}</span>
                      <span className="block break-words text-muted">
                        {`${person.firstName} ${person.lastName}`.trim()}
                      </span>
                    </td>
                    <td className="px-3 py-2">
                      <FirstTier person={person} days={days} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {people.length > MAX_SHOWN && (
            <p className="mt-2 text-muted text-sm">
              And {formatCount(people.length - MAX_SHOWN, 'more', 'more')}.
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="action" busy={isBusy} onClick={() => onImport(true)}>
              Invite {count} now
            </Button>
            <Button variant="outline" busy={isBusy} onClick={() => onImport(false)}>
              Import without inviting
            </Button>
          </div>
          <p className="mt-2 text-muted text-sm">
            An invitation is an email with a link to choose a password, which works for two weeks.
            If you import without inviting, nobody gets an email, and you can invite people later
            from the list of members.
          </p>
        </>
      )}
    </Card>
  );
}

function FirstTier({ person, days }: { person: CheckedList['people'][number]; days: number }) {
  const { tier, until } = person;
  if (tier === 'free' || (!tier && days === 0)) return <Badge>Free</Badge>;
  const period = tier
    ? until
      ? `until ${formatDay(new Date(`${until}T00:00`))}`
      : 'no end'
    : formatCount(days, 'day', 'days');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="teal">
        <span className="inline-block first-letter:uppercase">{TIER_WORDS[tier ?? 'premium']}</span>
      </Badge>
      <span>{period}</span>
    </span>
  );
}

export function Problems({ problems }: { problems: CheckedList['problems'] }) {
  return (
    <Alert
      tone="warning"
      className="mt-4"
      title={`${formatCount(problems.length, 'line is', 'lines are')} left out`}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {problems.slice(0, MAX_SHOWN).map(({ line, text, problem }) => (
          <li key={line} className="break-words">
            Line {line}: {text}. {LIST_PROBLEM_TEXT[problem]}
          </li>
        ))}
      </ul>
      {problems.length > MAX_SHOWN && <p>And {problems.length - MAX_SHOWN} more.</p>}
    </Alert>
  );
}
