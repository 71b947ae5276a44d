import { AUDIT_ACTIONS, type AuditAction } from '@hearthway/domain/audit/actions';
import { ACTION_WORDS } from '@hearthway/domain/audit-log/action-words';
import type {
  AuditLogEntry,
  AuditLogQuery,
  AuditLogResponse,
} from '@hearthway/domain/audit-log/contract';
import { formatDay, formatMoment } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Filter = Omit<AuditLogQuery, 'before'>;

const logQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', filter],
    queryFn: async ({ pageParam, signal }): Promise<AuditLogResponse> => {
      const before = pageParam === null ? {} : { before: String(pageParam) };
      const response = await api.admin.log.$get(
        { query: { ...filter, ...before } },
        { init: { signal } },
      );
      return response.json();
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    staleTime: 30_000,
  });

const ANY = 'any';

export default function LogRoom() {
  const [filter, setFilter] = useState<Filter>({});
  const query = useInfiniteQuery(logQuery(filter));
  const pages = query.data?.pages ?? [];
  const people = pages[0]?.people ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const choose = (part: keyof Filter) => (value: string) =>
    setFilter(({ [part]: _former, ...rest }) =>
      value === '' || value === ANY ? rest : ({ ...rest, [part]: value } as Filter),
    );
  return (
    <>
      <RoomHeader
        title="Log"
        intro="Each time someone opens a record or changes something, newest first."
      />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="By">
          <Select
            value={filter.actor ?? ANY}
            onValueChange={choose('actor')}
            options={[
              { value: ANY, label: 'Anyone' },
              ...people.map(({ userId, name }) => ({
                value: userId,
                label: name || 'No name',
              })),
            ]}
          />
        </Field>
        <Field label="What">
          <Select
            value={filter.action ?? ANY}
            onValueChange={choose('action')}
            options={[
              { value: ANY, label: 'Anything' },
              ...AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_WORDS[action] })),
            ]}
          />
        </Field>
        <Field label="From">
          <DateInput type="date" onChange={(event) => choose('from')(event.currentTarget.value)} />
        </Field>
        <Field label="To">
          <DateInput type="date" onChange={(event) => choose('to')(event.currentTarget.value)} />
        </Field>
      </div>
      {query.isError && (
        <Alert tone="error" className="mt-6" title="We couldn’t load the log">
          {errorMessage(query.error, 'Please try again.')}
        </Alert>
      )}
      {query.isPending && <Skeleton className="mt-6 h-64" />}
      {query.isSuccess && entries.length === 0 && (
        <EmptyState className="mt-6" text="No entries match. Try other filters." />
      )}
      {entries.length > 0 && (
        <ol
          aria-label="Entries"
          className="mt-6 divide-y divide-line rounded-card border border-line bg-surface px-5"
        >
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
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

function Entry({ entry: { at, action, by, about, details } }: { entry: AuditLogEntry }) {
  const actor = actorText(by);
  return (
    <li className="py-3">
      <p>
        <span className="font-semibold">{ACTION_WORDS[action satisfies AuditAction]}</span>
        {about && `: ${about.name || 'without a name'}`}
        <span className="text-muted">{detailText(details)}</span>
      </p>
      <p className="text-muted text-sm">
        {actor}, {formatMoment(new Date(at))}
      </p>
    </li>
  );
}

function actorText(by: AuditLogEntry['by']): string {
  if (by?.kind === 'operator') return 'The operator';
  if (by?.kind === 'payments') return 'Automatically, after a payment';
  if (by?.kind === 'token') return `The API token ${by.name}`;
  if (by?.kind === 'link') return 'Someone with the link and code';
  return by?.name || 'A deleted account';
}

function detailText(details: AuditLogEntry['details']) {
  const { fromTier, toTier, toExpiry, days, deskRole, tool, page, offer, setting, price } = details;
  const parts = [
    tool,
    page,
    offer,
    setting,
    toTier && `${fromTier ? `${TIER_WORDS[fromTier]} to ` : ''}${TIER_WORDS[toTier]}`,
    price,
    toExpiry && `until ${formatDay(new Date(toExpiry))}`,
    days && `${days} days`,
    deskRole?.replace('_', ' '),
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
