import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page.tsx';
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
        <PageHeader title="Content" />
        <Alert
          tone="error"
          title={isGone ? 'This page doesn’t exist.' : 'We couldn’t load the page.'}
          className="mt-8"
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
  if (!data) return <Skeleton className="h-96" />;
  return <WritePage key={edition} page={data} onReplaced={() => setEdition(edition + 1)} />;
}
