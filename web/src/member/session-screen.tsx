import { LogoMark } from '../brand/logo.tsx';
import { reloadApp } from '../lib/reload-app.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type GuardState, isWaiting, messageOf } from './guard-state.ts';

interface SessionScreenProps {
  state: GuardState;
  onRetry: () => void;
  onSignIn: () => void;
}

/** What a member sees instead of a protected page while the session is in doubt. */
export function SessionScreen({ state, onRetry, onSignIn }: SessionScreenProps) {
  const isStuck = isWaiting(state);
  return (
    <div
      // A check is mostly over before anyone could read about it: no flash.
      style={isStuck ? undefined : { animationDelay: '300ms', animationFillMode: 'backwards' }}
      className="mx-auto flex w-full max-w-md grow animate-fade flex-col items-center justify-center gap-6 px-6 py-16 text-center"
    >
      <LogoMark className="size-14" />
      <p role="status" className={isStuck ? 'text-lg' : 'flex items-center gap-3 text-muted'}>
        {!isStuck && <Spinner className="text-teal" />}
        {messageOf(state)}
      </p>
      {isStuck && (
        <div className="flex w-full flex-col gap-3">
          <Button variant="action" onClick={onRetry}>
            Try again
          </Button>
          <div className="flex flex-wrap gap-3 *:grow">
            <Button variant="outline" onClick={() => void reloadApp()}>
              Reload app
            </Button>
            <Button variant="outline" onClick={onSignIn}>
              Go to sign-in
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
