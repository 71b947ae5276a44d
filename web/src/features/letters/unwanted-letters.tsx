import { formatCount, formatDay, formatNumber } from '@hearthway/domain/format';
import type { StopLettersRequest } from '@hearthway/domain/letters/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { letterQueries, useAllowLetters, useStopLetters } from './queries.ts';

interface UnwantedLettersProps {
  unsubscribed: number;
  bounced: number;
}

export function UnwantedLetters({ unsubscribed, bounced }: UnwantedLettersProps) {
  return (
    <Card aria-labelledby="unwanted-letters" className="mt-6">
      <CardTitle id="unwanted-letters">Who doesn’t get letters</CardTitle>
      <p className="mt-1 text-muted text-sm">{describeLeftOut(unsubscribed, bounced)}</p>
      <div className="mt-1 flex flex-col">
        {bounced > 0 && (
          <Disclosure label="See addresses that bounce">
            <BouncedList />
          </Disclosure>
        )}
        <Disclosure label="Stop sending letters to someone">
          <StopForm />
        </Disclosure>
      </div>
    </Card>
  );
}

function describeLeftOut(unsubscribed: number, bounced: number): string {
  const left = [
    ...(unsubscribed > 0 ? [`${formatNumber(unsubscribed)} unsubscribed`] : []),
    ...(bounced > 0 ? [formatCount(bounced, 'address that bounces', 'addresses that bounce')] : []),
  ];
  if (left.length === 0) return 'Nobody has unsubscribed, and no address bounces.';
  return `Left out automatically: ${left.join(', ')}.`;
}

function BouncedList() {
  const { data, isError } = useQuery(letterQueries.bounced());
  const allow = useAllowLetters();
  if (isError) return <p className="text-danger">We couldn’t load the addresses.</p>;
  return (
    <>
      <p className="text-muted text-sm">
        Ask these members for a new address. Once they change it in their account, they’ll get
        letters again.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {data?.addresses.map(({ userId, name, email, at }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <span className="min-w-0">
              <span className="block font-semibold">{name || email}</span>
              <span className="block break-all text-muted text-sm">
                {email} · since {formatDay(new Date(at))}
              </span>
            </span>
            <Button
              variant="link"
              size="sm"
              disabled={allow.isPending}
              onClick={() =>
                allow.mutate(userId, {
                  onSuccess: () => toast.success('The next letter will go there again.'),
                  onError: (error) => toast.error(errorMessage(error, 'We couldn’t save that.')),
                })
              }
            >
              Send to this address again
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const REASONS = [
  { value: 'asked', label: 'They asked us to stop' },
  { value: 'bounced', label: 'Our email bounced' },
] as const;

function StopForm() {
  const [reason, setReason] = useState<StopLettersRequest['reason']>('asked');
  const [text, setText] = useState('');
  const stop = useStopLetters();
  function submit(event: FormEvent) {
    event.preventDefault();
    stop.mutate(
      { text, reason },
      {
        onSuccess: ({ stopped }) => {
          if (stopped.length === 0) {
            toast.error('None of these addresses belongs to a member.');
            return;
          }
          setText('');
          toast.success(`No more letters to ${stopped.join(', ')}.`);
        },
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t save that.')),
      },
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PillChoice label="Why" options={REASONS} value={reason} onValueChange={setReason} />
      <Field
        label="Email addresses"
        hint="You can paste a whole bounce message. We’ll find the member’s address in it."
        required
      >
        <Textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" variant="outline" className="self-start" busy={stop.isPending}>
        Stop letters
      </Button>
    </form>
  );
}
