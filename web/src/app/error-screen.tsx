import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { debugLog } from '../lib/debug-log.ts';
import { Button } from '../ui/button.tsx';
import { isOfflineFailure } from './chunk-failure.ts';

export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <Failure error={error} onRetry={() => void router.invalidate()} />;
}

export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => debugLog.add('app', 'page failed to render', error), [error]);
  const offline = isOfflineFailure(error) || !navigator.onLine;
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-lg grow flex-col items-center justify-center px-6 py-20 text-center"
    >
      {offline && (
        <svg viewBox="0 0 72 56" aria-hidden="true" className="mb-6 h-20 fill-none stroke-teal">
          <path
            d="M20 34a11 11 0 0 1 1-22 17 17 0 0 1 32 3 10 10 0 0 1 2 19z"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M26 42v10m10-12v10m10-8v10"
            className="stroke-edge"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0.1 6"
          />
        </svg>
      )}
      <h1 className="text-3xl">{offline ? 'You’re offline' : 'Something went wrong'}</h1>
      <p className="mt-3 text-muted">
        {offline
          ? 'You appear to be offline. Reconnect and try again.'
          : 'We couldn’t show this page. Nothing you saved is lost.'}
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
