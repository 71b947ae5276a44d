import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { NotFound } from '../../../../app/not-found.tsx';
import { deskQueries } from '../../../../desk/queries.ts';
import { RefusalCard } from '../../../../features/admin-memberships/refusal-card.tsx';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cn } from '../../../../ui/cn.ts';
import { Page, PageHeader } from '../../../../ui/page.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import './desk.css';
import { DeskHome } from './desk-home.tsx';
import { DeskNav } from './desk-nav.tsx';
import { ROOMS } from './rooms.ts';

export function DeskPage({ room: name, id }: { room?: string; id?: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(deskQueries.access());
  const room = ROOMS.find((each) => each.name === name);
  usePageTitle(room?.label);
  if (name !== undefined && !room) return <NotFound />;
  const isOpen = data && (room === undefined || data[room.opensTo]);
  const hasNav = data && !(id !== undefined && room?.isWide?.(id));
  return (
    <Page
      className={cn(
        'max-sm:pt-4',
        hasNav && 'lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-10',
      )}
    >
      {hasNav && <DeskNav access={data} room={room} />}
      <div data-desk className="min-w-0">
        {!isOpen && (
          <div className="mb-8">
            <PageHeader title={room?.label ?? 'The desk'} />
          </div>
        )}
        {isPending && <Waiting>{ADMIN_TEXT.verifying}</Waiting>}
        {isError && (
          <Alert tone="error" title={ADMIN_TEXT.notVerified}>
            <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {(data === null || (data && !isOpen)) && <RefusalCard />}
        {isOpen && (
          <Suspense fallback={<Waiting>Opening…</Waiting>}>
            {room ? (
              <room.Page key={id ?? ''} {...(id === undefined ? {} : { id })} />
            ) : (
              <DeskHome access={data} />
            )}
          </Suspense>
        )}
      </div>
    </Page>
  );
}

function Waiting({ children }: { children: string }) {
  return (
    <Card role="status" className="flex items-center gap-3 text-muted">
      <Spinner className="text-teal" />
      {children}
    </Card>
  );
}
