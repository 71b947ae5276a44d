import type { CheckedList } from '@hearthway/domain/desk-members/contract';
import { LIST_PROBLEM_TEXT } from '@hearthway/domain/desk-members/messages';
import { Link } from '@tanstack/react-router';
import { type ChangeEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { useCheckList, useInvite } from './queries.ts';

const formatPeople = (n: number) => (n === 1 ? '1 person' : `${n} people`);

export function InviteForm() {
  const [list, setList] = useState('');
  const [days, setDays] = useState(0);
  const [checked, setChecked] = useState<CheckedList | null>(null);
  const check = useCheckList();
  const invite = useInvite();

  function change(text: string) {
    setList(text);
    setChecked(null);
  }

  async function takeFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) change((await file.text()).slice(0, 50_000));
  }

  function send() {
    invite.mutate(
      { list, days },
      {
        onSuccess: (done) => {
          change('');
          toast.success(`Invited: ${formatPeople(done.people.length)}`);
        },
        onError: (error) => toast.error(errorMessage(error, 'Nobody could be invited')),
      },
    );
  }

  return (
    <div className="max-w-3xl">
      <Button asChild variant="link" size="sm">
        <Link to="/admin/$room" params={{ room: 'members' }}>
          All members
        </Link>
      </Button>
      <PageHeader
        title="Invite people"
        intro="One line for each: address, first name, last name. They get a mail and choose a password."
      />
      <Card className="mt-8 flex flex-col gap-5">
        <Field label="The list" hint="Typed, pasted from a spreadsheet, or from a CSV file.">
          <Textarea
            rows={8}
            value={list}
            onChange={(event) => change(event.currentTarget.value)}
            spellCheck={false}
          />
        </Field>
        <Field label="CSV file">
          <Input type="file" accept=".csv,text/csv,text/plain" onChange={takeFile} />
        </Field>
        <Field label="Days of premium to begin with" hint="0 for free access.">
          <Input
            type="number"
            min={0}
            max={730}
            value={days}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          />
        </Field>
        <Button
          variant={checked ? 'outline' : 'action'}
          className="self-start"
          busy={check.isPending}
          disabled={list.trim() === ''}
          onClick={() =>
            check.mutate(list, {
              onSuccess: setChecked,
              onError: (error) => toast.error(errorMessage(error, 'The list could not be checked')),
            })
          }
        >
          Check the list
        </Button>
      </Card>
      {checked && <Checked checked={checked} isBusy={invite.isPending} onInvite={send} />}
    </div>
  );
}

interface CheckedProps {
  checked: CheckedList;
  isBusy: boolean;
  onInvite: () => void;
}

function Checked({ checked, isBusy, onInvite }: CheckedProps) {
  const { people: good, problems } = checked;
  return (
    <Card className="mt-4" aria-label="What was found">
      <CardTitle>{formatPeople(good.length)} can be invited</CardTitle>
      <ul className="mt-3 list-disc pl-5">
        {good.map(({ line, email, firstName, lastName }) => (
          <li key={line} className="break-words">
            {email} {`${firstName} ${lastName}`.trim()}
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <Alert tone="warning" className="mt-4" title="These lines are left out">
          <ul>
            {problems.map(({ line, text, problem }) => (
              <li key={line} className="break-words">
                Line {line}: {text}. {LIST_PROBLEM_TEXT[problem]}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {good.length > 0 && (
        <Button variant="action" className="mt-5" busy={isBusy} onClick={onInvite}>
          Invite {formatPeople(good.length)}
        </Button>
      )}
    </Card>
  );
}
