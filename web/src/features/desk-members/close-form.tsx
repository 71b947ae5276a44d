import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { getField } from './get-field.ts';
import { useCloseAccount } from './queries.ts';

export function CloseForm({ record }: { record: DeskRecord }) {
  const close = useCloseAccount(record.userId);
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close.mutate(getField(event, 'email'), {
      onSuccess: () => {
        toast.success('Account closed');
        void navigate({ to: '/admin/$room', params: { room: 'members' } });
      },
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t close the account')),
    });
  }
  return (
    <Disclosure label="Close this account" className="max-w-2xl">
      <p className="text-muted">
        Only if the member asks you to. Everything they wrote is deleted right away, and we let them
        know by email.
      </p>
      <form
        onSubmit={submit}
        className="mt-4 flex flex-col gap-3 sm:max-xl:flex-row sm:max-xl:items-end"
      >
        <Field label="Type the member’s email address" className="flex-1">
          <Input name="email" type="email" autoComplete="off" required />
        </Field>
        <Button type="submit" variant="destructive" busy={close.isPending}>
          Close account
        </Button>
      </form>
    </Disclosure>
  );
}
