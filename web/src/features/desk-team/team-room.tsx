import type { ColleaguesResponse } from '@hearthway/domain/desk/contract';
import { DESK_ROLE_WORDS } from '@hearthway/domain/desk/messages';
import { formatDay } from '@hearthway/domain/format';
import { DESK_ROLES, type DeskRole } from '@hearthway/domain/vocabulary';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const { roles } = api.admin;

const colleagues = queryOptions({
  queryKey: ['desk-team'],
  queryFn: async ({ signal }): Promise<ColleaguesResponse> =>
    (await roles.$get(undefined, { init: { signal } })).json(),
  staleTime: 0,
});

/** Every mutation returns the full team list, so the cache never goes stale. */
function useTeamChange<Input>(change: (input: Input) => Promise<ColleaguesResponse>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (team) => queryClient.setQueryData(colleagues.queryKey, team),
    onError: (error) => toast.error(errorMessage(error, 'That could not be changed')),
  });
}

export default function TeamRoom() {
  const { data } = useQuery(colleagues);
  const revoke = useTeamChange(async (param: { userId: string; role: DeskRole }) =>
    (await roles[':userId'][':role'].$delete({ param })).json(),
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Team"
        intro="An editor keeps content, the front desk keeps memberships. Each can do only that."
      />
      <GrantForm />
      {!data && <Skeleton className="mt-4 h-32" />}
      {data?.colleagues.length === 0 && (
        <EmptyState className="mt-4" text="Nobody has a role yet besides the inner circle." />
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {data?.colleagues.map(({ userId, firstName, lastName, email, role, since }) => (
          <li key={`${userId} ${role}`}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="break-words font-semibold">
                  {`${firstName} ${lastName}`.trim() || email}
                </p>
                <p className="break-words text-muted text-sm">
                  {DESK_ROLE_WORDS[role]} since {formatDay(new Date(since))}, {email}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                busy={revoke.isPending}
                onClick={() => revoke.mutate({ userId, role })}
              >
                Take back
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

function GrantForm() {
  const [role, setRole] = useState<DeskRole>('front_desk');
  const grant = useTeamChange(async (email: string) =>
    (await roles.$post({ json: { email, role } })).json(),
  );
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    grant.mutate(email, { onSuccess: () => form.reset() });
  }
  return (
    <Card className="mt-8">
      <CardTitle>Give a role</CardTitle>
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4 sm:flex-row sm:items-end">
        <Field label="Their address" className="flex-1">
          <Input name="email" type="email" autoComplete="off" required />
        </Field>
        <Field label="Role" className="sm:w-44">
          <Select
            value={role}
            onValueChange={(value) => setRole(value as DeskRole)}
            options={DESK_ROLES.map((value) => ({ value, label: DESK_ROLE_WORDS[value] }))}
          />
        </Field>
        <Button type="submit" variant="action" busy={grant.isPending}>
          Give role
        </Button>
      </form>
    </Card>
  );
}
