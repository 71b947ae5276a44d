import type { GrantRoleRequest } from '@hearthway/domain/desk/contract';
import { DESK_ROLE_WORDS } from '@hearthway/domain/desk/messages';
import { DESK_ROLES, type DeskRole } from '@hearthway/domain/vocabulary';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useGrantRole, useInviteColleague } from './queries.ts';

export function GrantForm() {
  const [role, setRole] = useState<DeskRole>('front_desk');
  const [unknown, setUnknown] = useState<GrantRoleRequest | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const grant = useGrantRole();
  const invite = useInviteColleague();
  const fail = (error: Error) => toast.error(errorMessage(error, 'We couldn’t change that'));
  function finish(text: string) {
    form.current?.reset();
    setUnknown(null);
    toast.success(text);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setUnknown(null);
    grant.mutate(
      { email, role },
      {
        onSuccess: () => finish('Role given. They’ll find “Desk” in their menu.'),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'member_not_found') {
            setUnknown({ email, role });
          } else fail(error);
        },
      },
    );
  }
  return (
    <Card className="mt-8">
      <CardTitle>Give a role</CardTitle>
      <form
        ref={form}
        onSubmit={submit}
        className="mt-4 flex flex-col gap-4 sm:flex-row sm:items-end"
      >
        <Field label="Their email address" className="flex-1">
          <Input
            name="email"
            type="email"
            autoComplete="off"
            required
            onChange={() => setUnknown(null)}
          />
        </Field>
        <Field label="Role" className="sm:w-44">
          <Select
            value={role}
            onValueChange={(value) => {
              setRole(value as DeskRole);
              setUnknown(null);
            }}
            options={DESK_ROLES.map((value) => ({ value, label: DESK_ROLE_WORDS[value] }))}
          />
        </Field>
        <Button type="submit" busy={grant.isPending}>
          Give role
        </Button>
      </form>
      {unknown && (
        <Alert tone="warning" className="mt-4" title="Nobody has an account with this address">
          <p>
            We can invite {unknown.email}: they’ll get an email with a link to choose a password,
            and the role as soon as they sign in.
          </p>
          <Button
            size="sm"
            className="mt-3"
            busy={invite.isPending}
            onClick={() =>
              invite.mutate(unknown, {
                onSuccess: () => finish('The invitation is on its way'),
                onError: fail,
              })
            }
          >
            Invite as {DESK_ROLE_WORDS[unknown.role]}
          </Button>
        </Alert>
      )}
    </Card>
  );
}
