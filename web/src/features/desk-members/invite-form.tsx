import type { CheckedList } from '@hearthway/domain/desk-members/contract';
import {
  type FoundColumn,
  findListColumns,
  type ParsedList,
  parseInvitationList,
} from '@hearthway/domain/desk-members/invitation-list';
import { type ChangeEvent, useState } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { calendarDay } from '../../lib/calendar-day.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { CheckedPeople } from './checked-people.tsx';
import { InviteResult } from './invite-result.tsx';
import { type ListAnswers, NO_ANSWERS } from './list-questions.tsx';
import { pickLines } from './pick-lines.ts';
import { useCheckList, useInvite } from './queries.ts';

const MAX_PEOPLE = 5000;
const MAX_FILE_BYTES = 2_000_000;

interface Done {
  result: CheckedList;
  isInvited: boolean;
}

interface Checked {
  parsed: ParsedList;
  columns: FoundColumn[];
  result: CheckedList;
  answers: ListAnswers;
}

export function InviteForm() {
  const [list, setList] = useState('');
  const [days, setDays] = useState(0);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const check = useCheckList();
  const invite = useInvite();

  function change(text: string) {
    setList(text);
    setChecked(null);
    setAnswers(NO_ANSWERS);
  }

  async function takeFile({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) {
      input.value = '';
      toast.error('This file is larger than 2 MB. Please split it.');
      return;
    }
    change(await file.text());
  }

  function checkList(columns: FoundColumn[], given: ListAnswers) {
    setAnswers(given);
    const { dayOrder, tiers } = given;
    const parsed = parseInvitationList(list, {
      ...{ today: calendarDay(), max: MAX_PEOPLE, dayOrder, tiers },
      columns: columns.length > 0 ? columns.map(({ column }) => column) : undefined,
    });
    check.mutate(parsed, {
      onSuccess: (result) => setChecked({ parsed, columns, result, answers: given }),
      onError: (error) => {
        // If the check fails, the page still shows people found with the previous answers, so these
        // answers are restored.
        setAnswers(checked?.answers ?? NO_ANSWERS);
        toast.error(errorMessage(error, 'We couldn’t check the list'));
      },
    });
  }

  function send({ parsed }: Checked, mailsNow: boolean) {
    invite.mutate(
      { list: parsed, days, mailsNow },
      {
        onSuccess: (result) => setDone({ result, isInvited: mailsNow }),
        onError: (error) =>
          toast.error(
            errorMessage(error, 'We couldn’t import everyone. Please check the list again.'),
          ),
      },
    );
  }

  if (done) {
    return (
      <InviteResult
        {...done}
        leftOut={pickLines(list, done.result.problems)}
        onMore={() => {
          change('');
          setDone(null);
        }}
      />
    );
  }
  return (
    <div className="max-w-3xl">
      <RoomHeader
        title="Invite or import people"
        intro="Paste a list, or import one from another tool. Nobody is added or invited until you’ve seen who’s on it."
        back={<BackLink room="members">All members</BackLink>}
      />
      <Card className="mt-6 flex flex-col gap-5">
        <Field
          label="CSV file"
          hint="An export from Mailchimp, Stripe, Kajabi, Squarespace, Wix or a spreadsheet. We’ll find the email addresses, names, tiers and end dates, and you can correct them before anyone is invited."
        >
          <Input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={takeFile}
            className="py-2 file:mr-3 file:rounded-small file:border-0 file:bg-hover file:px-3 file:py-1.5 file:font-semibold file:text-ink"
          />
        </Field>
        <Field
          label="The list"
          hint="Or type one person per line: email address, first name, last name."
        >
          <Textarea
            rows={7}
            value={list}
            onChange={(event) => change(event.currentTarget.value)}
            spellCheck={false}
            className="font-mono text-sm"
          />
        </Field>
        <Field
          label="Days of Premium to start with"
          hint="Enter 0 for free access. A tier in the list takes priority."
        >
          <Input
            type="number"
            min={0}
            max={730}
            value={days}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
            className="max-w-32"
          />
        </Field>
        <Button
          variant={checked ? 'outline' : 'default'}
          className="self-start"
          busy={check.isPending}
          disabled={list.trim() === ''}
          onClick={() => checkList(findListColumns(list), answers)}
        >
          Check the list
        </Button>
      </Card>
      {checked && (
        <CheckedPeople
          checked={checked.result}
          columns={checked.columns}
          days={days}
          isBusy={invite.isPending}
          parsed={checked.parsed}
          answers={answers}
          isChecking={check.isPending}
          onColumns={(columns) => checkList(columns, answers)}
          onAnswers={(given) => checkList(checked.columns, given)}
          onImport={(mailsNow) => send(checked, mailsNow)}
        />
      )}
    </div>
  );
}
