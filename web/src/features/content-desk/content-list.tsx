import type { ContentKind, PageLine } from '@hearthway/domain/content-desk/contract';
import { formatMoment } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContentFiles } from './content-files.tsx';
import { NewPage } from './new-page.tsx';
import { contentDeskQueries } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { WorkshopOrder } from './workshop-order.tsx';

const KINDS = [
  { value: 'workshop', label: 'Workshops' },
  { value: 'resource', label: 'Resources' },
] as const;

export function ContentList() {
  const { data, isError, refetch } = useQuery(contentDeskQueries.list());
  const [kind, setKind] = useState<ContentKind>('workshop');
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = data?.pages.filter(
    (page) => page.kind === kind && page.title.toLowerCase().includes(wanted),
  );
  const offered = data?.pages.filter(({ isOffered }) => isOffered) ?? [];
  return (
    <>
      <PageHeader title="Content" />
      <div className="mt-8 flex flex-col gap-6">
        {isError && (
          <Alert tone="error" title="The pages could not be read.">
            <Button variant="link" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {offered.length > 0 && <Offered pages={offered} />}
        <div className="flex flex-wrap items-start justify-between gap-4">
          <NewPage kind={kind} />
          <ContentFiles />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PillChoice label="Show" options={KINDS} value={kind} onValueChange={setKind} />
          <Field label="Find by title" className="w-full sm:w-72">
            <Input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
        </div>
        {!data && !isError && <Skeleton className="h-64" />}
        {shown &&
          (kind === 'workshop' && wanted === '' ? (
            // The key discards an unsaved order when a colleague saves another order.
            <WorkshopOrder key={shown.map(({ id }) => id).join()} pages={shown} />
          ) : (
            <PageTable pages={shown} />
          ))}
      </div>
    </>
  );
}

function Offered({ pages }: { pages: PageLine[] }) {
  return (
    <Alert title="An update is offered">
      <p>
        These pages are yours, and a newer version came with the app. Nothing was changed: look at
        the difference, then take it or leave it.
      </p>
      <ul className="mt-2 flex flex-col">
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Button asChild variant="link" size="sm">
              <Link to="/admin/$room/$id" params={{ room: 'content', id }}>
                {title}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function PageTable({ pages }: { pages: PageLine[] }) {
  if (pages.length === 0) return <p className="text-muted">No page has these words.</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {pages.map((page) => (
        <li key={page.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
          <Link
            to="/admin/$room/$id"
            params={{ room: 'content', id: page.id }}
            className="flex min-h-11 min-w-0 grow basis-64 items-center font-semibold hover:underline"
          >
            {page.title}
          </Link>
          <span className="text-muted text-sm">{page.lane}</span>
          {page.isOffered && <Badge tone="warm">Update offered</Badge>}
          <StateBadge state={page.state} />
          <span className="w-56 text-muted text-sm max-sm:w-full">
            {page.state === 'scheduled' && page.publishAt
              ? `from ${formatMoment(new Date(page.publishAt))}`
              : `changed ${formatMoment(new Date(page.changedAt))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
