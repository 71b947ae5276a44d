import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RoomHeader } from '../../desk/room-header.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { contentDeskQueries } from './queries.ts';
import { WritePage } from './write-page.tsx';

export function PageEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(contentDeskQueries.page(id));
  const [edition, setEdition] = useState(0);
  usePageTitle(data?.title);
  if (error) {
    const isGone = error instanceof ApiError && [400, 404].includes(error.status);
    return (
      <>
        <RoomHeader title="Content" />
        <Alert
          tone="error"
          title={isGone ? 'This page doesn’t exist.' : 'We couldn’t load the page.'}
          className="mt-6"
        >
          {!isGone && (
            <Button variant="link" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </Alert>
      </>
    );
  }
  if (!data) return <PageSkeleton />;
  return <WritePage key={edition} page={data} onReplaced={() => setEdition(edition + 1)} />;
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh flex-col gap-4 sm:-mt-5 lg:-mt-9">
      <div className="h-15 border-line sm:border-b" />
      <div className="mx-auto flex w-full max-w-[50rem] flex-col gap-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-16 sm:pt-8">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  );
}
