import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { NotFound } from '../../../../app/not-found.tsx';
import { deskQueries } from '../../../../desk/queries.ts';
import { RoomHeader } from '../../../../desk/room-header.tsx';
import { RefusalCard } from '../../../../features/admin-memberships/refusal-card.tsx';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskHome } from './desk-home.tsx';
import { ROOMS } from './rooms.ts';

export function DeskPage({ room: name, id }: { room?: string; id?: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(deskQueries.access());
  const room = ROOMS.find((each) => each.name === name);
  usePageTitle(room?.label);
  if (name !== undefined && !room) return <NotFound />;
  const header = <RoomHeader title={room?.label ?? 'The desk'} />;
  if (data === null) {
    return (
      <Page className="flex flex-col gap-8">
        {header}
        <RefusalCard />
      </Page>
    );
  }
  const isOpen = data && (room === undefined || data[room.opensTo]);
  if (isOpen) {
    return (
      <DeskFrame access={data} isWide={id !== undefined && room?.isWide?.(id)}>
        <Suspense fallback={<Waiting>Opening…</Waiting>}>
          {room ? (
            <room.Page key={id ?? ''} {...(id === undefined ? {} : { id })} />
          ) : (
            <DeskHome access={data} />
          )}
        </Suspense>
      </DeskFrame>
    );
  }
  return (
    <DeskFrame access={data}>
      <div className="flex flex-col gap-8">
        {header}
        {data && <RefusalCard />}
        {isPending && <Waiting>{ADMIN_TEXT.verifying}</Waiting>}
        {isError && !data && (
          <Alert tone="error" title={ADMIN_TEXT.notVerified}>
            <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
      </div>
    </DeskFrame>
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
