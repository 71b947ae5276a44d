import type { PageLine, PageSearchResponse } from '@hearthway/domain/content-desk/contract';
import { formatDay, formatMoment } from '@hearthway/domain/format';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KEEP_SEARCH } from './list-address.ts';
import { PageBadges } from './state-badge.tsx';

export type Excerpt = PageSearchResponse['found'][number];

interface PageTableProps {
  pages: PageLine[];
  empty: string;
  excerpts?: ReadonlyMap<string, Excerpt>;
}

export function PageTable({ pages, empty, excerpts }: PageTableProps) {
  if (pages.length === 0) return <EmptyState text={empty} />;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {pages.map((page) => (
        <li key={page.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
          <div className="min-w-0 grow basis-64">
            <Link
              to="/admin/$room/$id"
              params={{ room: 'content', id: page.id }}
              search={KEEP_SEARCH}
              className="flex min-h-11 items-center font-semibold hover:underline"
            >
              {page.title}
            </Link>
            <Place excerpt={excerpts?.get(page.id)} />
          </div>
          <span className="flex flex-wrap justify-end gap-2">
            <PageBadges page={page} />
          </span>
          <span className="w-9 text-muted text-sm">{page.lane}</span>
          <span className="w-52 text-muted text-sm tabular-nums max-sm:w-full sm:text-right">
            {describeDate(page)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Place({ excerpt }: { excerpt: Excerpt | undefined }) {
  if (!excerpt) return null;
  const { before, hit, after } = excerpt;
  return (
    <p className="-mt-1.5 pb-2 text-muted text-sm">
      {before}
      <mark className="rounded-small bg-warm/20 text-ink">{hit}</mark>
      {after}
    </p>
  );
}

function describeDate({ state, publishAt, draftSavedAt, changedAt, review }: PageLine): string {
  if (state === 'scheduled' && publishAt) return `from ${formatMoment(new Date(publishAt))}`;
  if (draftSavedAt) return `saved ${formatMoment(new Date(draftSavedAt))}`;
  if (review) return `review due ${formatDay(new Date(`${review.dueOn}T00:00`))}`;
  return `changed ${formatMoment(new Date(changedAt))}`;
}
