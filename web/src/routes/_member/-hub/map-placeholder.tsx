import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface MapPlaceholderProps {
  query: { isError: boolean; isPaused: boolean; refetch: () => unknown };
  className?: string;
}

export function MapPlaceholder({ query, className }: MapPlaceholderProps) {
  if (query.isError || query.isPaused) {
    return (
      <div className={cn('flex flex-col items-start gap-4', className)}>
        <Alert tone="warning" title="We couldn’t load your map">
          {query.isPaused
            ? 'You haven’t opened it on this device yet. It will load once you’re online.'
            : 'Something went wrong on our side. Everything you entered is safe.'}
        </Alert>
        {query.isError && (
          <Button variant="outline" onClick={() => void query.refetch()}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <Card className={className}>
      <p role="status" className="sr-only">
        Loading your map
      </p>
      <Skeleton className="mx-auto aspect-square w-full max-w-md rounded-full" />
    </Card>
  );
}
