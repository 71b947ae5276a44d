import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { dateName, formatDay } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deskMembersQueries } from './queries.ts';

export function MemberList() {
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(deskMembersQueries.list(search, null));
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const isCut = search !== '' && query.data?.pages.at(-1)?.hasMore;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }

  return (
    <>
      <PageHeader
        title="Members"
        intro="Every look at this list and at a record is written down."
      />
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:items-end">
        <form onSubmit={submit} className="flex flex-1 items-end gap-3">
          <Field label="Name or address begins with" className="flex-1">
            <Input name="search" type="search" autoComplete="off" maxLength={100} />
          </Field>
          <Button type="submit" variant="outline" busy={query.isFetching && !query.isPending}>
            Search
          </Button>
        </form>
        <Button asChild variant="action">
          <Link to="/admin/$room/$id" params={{ room: 'members', id: 'invite' }}>
            Invite people
          </Link>
        </Button>
      </div>
      {query.isError && (
        <Alert tone="error" className="mt-6" title="The list could not be read">
          {errorMessage(query.error, 'Please try again.')}
        </Alert>
      )}
      {query.isPending && <Skeleton className="mt-6 h-64" />}
      {query.isSuccess && members.length === 0 && (
        <EmptyState className="mt-6" text="Nobody’s name or address begins so." />
      )}
      {members.length > 0 && <MemberTable members={members} />}
      {isCut && <p className="mt-4 text-muted">There are more. Type a few more letters.</p>}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function MemberTable({ members }: { members: ListedMember[] }) {
  return (
    <div className="mt-6 overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full min-w-[40rem] text-left text-sm">
        <thead className="text-muted">
          <tr>
            {['Name', 'Address', 'Tier', 'Since', 'Last seen'].map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {members.map((member) => (
            <MemberLine key={member.userId} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberLine({ member }: { member: ListedMember }) {
  const { userId, firstName, lastName, email, tier, since, seenWeek, isInvited } = member;
  const name = `${firstName} ${lastName}`.trim() || email || 'Without a name';
  return (
    <tr>
      <th scope="row" className="px-4 py-2 font-semibold">
        <Link
          to="/admin/$room/$id"
          params={{ room: 'members', id: userId }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {name}
        </Link>
      </th>
      <td className="px-4 py-2">{email}</td>
      <td className="px-4 py-2">
        <Badge tone={tier === 'free' ? 'neutral' : 'warm'}>{TIER_WORDS[tier]}</Badge>
      </td>
      <td className="whitespace-nowrap px-4 py-2">{formatDay(new Date(since))}</td>
      <td className="whitespace-nowrap px-4 py-2">
        {isInvited ? 'Invited' : seenWeek ? `Week of ${dateName(seenWeek)}` : 'Not yet'}
      </td>
    </tr>
  );
}
