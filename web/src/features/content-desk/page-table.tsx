import type { PageLine, PageSearchResponse } from '@hearthway/domain/content-desk/contract';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { describeDate } from './describe-date.ts';
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
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {pages.map((page) => (
        <li
          key={page.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto_2.25rem_13rem] sm:px-5"
        >
          <div className="min-w-0">
            <Link
              to="/admin/$room/$id"
              params={{ room: 'content', id: page.id }}
              search={KEEP_SEARCH}
              className="flex min-h-10 items-center font-semibold hover:underline sm:min-h-11"
            >
              {page.title}
            </Link>
            <Place excerpt={excerpts?.get(page.id)} />
          </div>
          <span className="flex flex-wrap justify-end gap-2">
            <PageBadges page={page} />
          </span>
          <span className="text-muted text-sm max-sm:hidden">{page.lane}</span>
          <span className="text-muted text-sm tabular-nums max-sm:col-span-2 max-sm:pb-1.5 sm:text-right">
            <span className="sm:hidden">{page.lane} · </span>
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
