import type { ListedPage } from '@hearthway/domain/content-desk/contract';
import { formatCount } from '@hearthway/domain/format';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { toast } from '../../ui/toast.ts';
import { describeDate } from './describe-date.ts';
import { KEEP_SEARCH } from './list-address.ts';
import { useOrderEffect, useSaveOrder } from './mutations.ts';
import { RelockWarning } from './relock-warning.tsx';
import { PageBadges } from './state-badge.tsx';

export function WorkshopOrder({ pages }: { pages: ListedPage[] }) {
  const known = pages.map(({ id }) => id);
  const [ids, setIds] = useState(known);
  const [dragged, setDragged] = useState<string | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const effect = useOrderEffect();
  const saveOrder = useSaveOrder();
  const rows = ids.flatMap((id) => pages.find((page) => page.id === id) ?? []);
  const isMoved = ids.join() !== known.join();

  function move(id: string, to: number) {
    if (to < 0 || to >= ids.length) return;
    effect.reset();
    setIds((now) => now.filter((other) => other !== id).toSpliced(to, 0, id));
  }
  const save = () =>
    saveOrder.mutate(
      { known, ids },
      {
        onSuccess: () => toast.success('New order saved.'),
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t save the order.')),
      },
    );
  const check = () =>
    effect.mutate(ids, {
      onSuccess: ({ relocked }) => relocked === 0 && save(),
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t check the order.')),
    });
  const relocked = effect.data?.relocked ?? 0;

  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface shadow-card">
        <div className="flex min-h-12 items-center justify-between gap-x-4 border-line border-b px-4 sm:px-5">
          <p className="text-muted text-sm">Members take them in this order.</p>
          <Button
            variant="link"
            size="sm"
            className="mr-0 px-0"
            aria-pressed={isOrdering}
            onClick={() => setOrdering(!isOrdering)}
          >
            Reorder
          </Button>
        </div>
        <ol className="divide-y divide-line">
          {rows.map((page, index) => (
            <li
              key={page.id}
              draggable
              onDragStart={() => setDragged(page.id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged && dragged !== page.id) move(dragged, index);
              }}
              onDrop={(event) => event.preventDefault()}
              className={`relative flex min-h-13 items-center gap-x-3 px-4 py-2.5 last:rounded-b-card sm:px-5 sm:py-1.5 ${dragged === page.id ? 'bg-teal/8' : 'hover:bg-hover/60'}`}
            >
              <span className="w-6 shrink-0 cursor-grab text-muted tabular-nums">{index + 1}</span>
              <div className="flex min-w-0 grow items-center gap-x-3 sm:gap-x-4">
                <span aria-hidden="true" className="w-16 shrink-0 overflow-hidden rounded-small">
                  <Cover
                    address={page.coverUrl}
                    className="aspect-[7/4]"
                    fallback={
                      <WeekScene position={index + 1} className="block aspect-[7/4] w-full" />
                    }
                  />
                </span>
                <span className="min-w-0 grow sm:flex sm:items-center sm:gap-x-4">
                  <span className="block min-w-0 grow">
                    <Link
                      to="/admin/$room/$id"
                      params={{ room: 'content', id: page.id }}
                      search={KEEP_SEARCH}
                      draggable={false}
                      className="font-semibold after:absolute after:inset-0"
                    >
                      {page.title}
                    </Link>
                    <WorkshopNote page={page} />
                  </span>
                  <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:mt-1 sm:justify-end">
                    <PageBadges page={page} />
                    <span className="text-right text-muted text-sm tabular-nums max-sm:hidden sm:w-46">
                      {describeDate(page, new Date())}
                    </span>
                  </span>
                </span>
              </div>
              {isOrdering && (
                <span className="relative flex shrink-0">
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={index === 0}
                    onClick={() => move(page.id, index - 1)}
                  >
                    <ArrowUp aria-hidden="true" className="size-5" />
                    <span className="sr-only">Up {page.title}</span>
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={index === rows.length - 1}
                    onClick={() => move(page.id, index + 1)}
                  >
                    <ArrowDown aria-hidden="true" className="size-5" />
                    <span className="sr-only">Down {page.title}</span>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {relocked !== 0 && isMoved && (
        <RelockWarning
          relocked={relocked}
          action="Save the order"
          busy={saveOrder.isPending}
          onProceed={save}
        />
      )}
      {isMoved && (
        <div className="flex gap-3">
          <Button busy={effect.isPending || saveOrder.isPending} onClick={check}>
            Save the order
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              effect.reset();
              setIds(known);
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}

/** On a phone there is no column for the date, and a missing badge says that a page is public. */
function WorkshopNote({ page }: { page: ListedPage }) {
  const { state, parts } = page;
  return (
    <span className="block text-muted text-sm">
      {state === 'public' && <span className="max-sm:hidden">Published{parts > 0 && ' · '}</span>}
      {parts > 0 && formatCount(parts, 'part', 'parts')}
      <span className="sm:hidden">
        {parts > 0 && ' · '}
        {describeDate(page, new Date())}
      </span>
    </span>
  );
}
