import type { ColleaguesResponse } from '@hearthway/domain/desk/contract';
import { DESK_ROLE_ABILITIES, DESK_ROLE_WORDS } from '@hearthway/domain/desk/messages';
import { formatDay } from '@hearthway/domain/format';
import { DESK_ROLES } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { GrantForm } from './grant-form.tsx';
import { teamQueries, useRevokeRole } from './queries.ts';

export default function TeamRoom() {
  const { data } = useQuery(teamQueries.colleagues());
  const revoke = useRevokeRole();
  return (
    <div className="max-w-3xl">
      <RoomHeader title="Team" intro="Who works at the desk, and what each of them can do." />
      <GrantForm />
      {!data && <Skeleton className="mt-4 h-32" />}
      <ul aria-label="The team" className="mt-4 flex flex-col gap-3">
        {data?.admins.map((person) => (
          <Person key={person.userId} person={person} duty="Inner circle" />
        ))}
        {data?.colleagues.map((person) => (
          <Person
            key={`${person.userId} ${person.role}`}
            person={person}
            duty={`${capitalize(DESK_ROLE_WORDS[person.role])} since ${formatDay(new Date(person.since))}`}
          >
            <Button
              variant="outline"
              size="sm"
              busy={revoke.isPending}
              onClick={() =>
                revoke.mutate(
                  { userId: person.userId, role: person.role },
                  {
                    onError: (error) => toast.error(errorMessage(error, 'We couldn’t change that')),
                  },
                )
              }
            >
              Remove role
            </Button>
          </Person>
        ))}
      </ul>
      <Card className="mt-6">
        <CardTitle>What each role can do</CardTitle>
        <dl className="mt-4 grid gap-5 text-sm sm:grid-cols-3">
          {([...DESK_ROLES, 'inner-circle'] as const).map((role) => (
            <div key={role}>
              <dt className="font-semibold">
                {role === 'inner-circle' ? 'Inner circle' : capitalize(DESK_ROLE_WORDS[role])}
              </dt>
              <dd className="mt-1.5">
                <ul className="flex list-disc flex-col gap-1.5 pl-4 text-muted">
                  {DESK_ROLE_ABILITIES[role].map((ability) => (
                    <li key={ability}>{ability}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-muted text-sm">
          Only the person who runs the server can add someone to the inner circle.
        </p>
      </Card>
    </div>
  );
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface PersonProps {
  person: ColleaguesResponse['admins'][number];
  duty: string;
  children?: ReactNode;
}

function Person({ person, duty, children }: PersonProps) {
  const { firstName, lastName, email } = person;
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3 py-4 sm:py-4">
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="break-words text-muted text-sm">
            {duty}
            {name !== email && email && `, ${email}`}
          </p>
        </div>
        {children}
      </Card>
    </li>
  );
}
