import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { debugLog } from '../lib/debug-log.ts';
import { Button } from '../ui/button.tsx';
import { isOfflineFailure } from './chunk-failure.ts';

/** Stands in for a page that failed; the shell around it stays. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <Failure error={error} onRetry={() => void router.invalidate()} />;
}

export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => debugLog.add('app', 'page failed', error), [error]);
  const offline = isOfflineFailure(error) || !navigator.onLine;
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-lg grow flex-col items-center justify-center px-6 py-20 text-center"
    >
      <h1 className="text-3xl">{offline ? 'You are offline' : 'Something went wrong'}</h1>
      <p className="mt-3 text-muted">
        {offline
          ? 'You appear to be offline. Reconnect and try again.'
          : 'This page could not be shown. Nothing you saved is lost.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="outline" onClick={() => window.location.assign('/home')}>
          Return to Home
        </Button>
      </div>
    </div>
  );
}
