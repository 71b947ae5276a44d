import { LOCK_SCREEN_TEXT } from '@hearthway/domain/app-lock/screen-messages';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { LogoMark } from '../../brand/logo.tsx';
import { config } from '../../lib/config.ts';
import { appLock } from '../../member/app-lock.ts';
import { type StoredLock, useStoredLock } from '../../member/stored-lock.ts';
import { signOut, useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { askForPasskey } from './ask-for-passkey.ts';
import { PinForm } from './pin-form.tsx';

/**
 * The lock screen is a modal dialog, because only a modal dialog also covers toasts and other
 * dialogs.
 */
export default function LockScreen() {
  const memberId = useMemberId();
  const lock = useStoredLock(memberId);
  const [isLeaving, setLeaving] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const show = () => {
    if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
  };
  useEffect(show, []);
  function leave() {
    setLeaving(true);
    void signOut({ next: '/home' });
  }
  const isPin = lock?.kind === 'pin';
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog when Escape is pressed twice, so the lock screen opens again.
      onClose={show}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="mx-auto flex min-h-full w-full max-w-sm flex-col items-stretch justify-center gap-6 px-6 py-10">
        <div className="flex flex-col items-center gap-4 text-center">
          <LogoMark className="size-14" />
          <h1 id={title} className="text-3xl">
            {LOCK_SCREEN_TEXT.title(config.productName)}
          </h1>
        </div>
        {lock?.kind === 'pin' && !isLeaving && (
          <PinForm
            memberId={memberId}
            lock={lock}
            onUnlocked={() => appLock.unlock(memberId)}
            onTooMany={leave}
          />
        )}
        {lock?.kind === 'passkey' && !isLeaving && (
          <PasskeyUnlock memberId={memberId} lock={lock} />
        )}
        {!lock && !isLeaving && <p className="text-center">{LOCK_SCREEN_TEXT.gone}</p>}
        <div className="flex flex-col items-center text-center">
          <Button variant="link" size="sm" busy={isLeaving} onClick={leave}>
            {isPin ? LOCK_SCREEN_TEXT.forgot : LOCK_SCREEN_TEXT.signOut}
          </Button>
          <p className="text-muted text-sm">{LOCK_SCREEN_TEXT.afterSignOut}</p>
        </div>
        <div className="border-line border-t pt-5 text-center">
          <Button asChild variant="outline" className="w-full">
            <Link to="/help">{LOCK_SCREEN_TEXT.help}</Link>
          </Button>
          <p className="mt-2 text-muted text-sm">{LOCK_SCREEN_TEXT.helpHint}</p>
        </div>
      </div>
    </dialog>
  );
}

interface PasskeyUnlockProps {
  memberId: string;
  lock: Extract<StoredLock, { kind: 'passkey' }>;
}

function PasskeyUnlock({ memberId, lock }: PasskeyUnlockProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  async function unlock() {
    setState('asking');
    if (await askForPasskey(memberId, lock)) appLock.unlock(memberId);
    else setState('failed');
  }
  return (
    <div className="flex flex-col gap-3">
      <Button variant="action" size="lg" busy={state === 'asking'} onClick={() => void unlock()}>
        {LOCK_SCREEN_TEXT.usePasskey}
      </Button>
      <p role="alert" className="text-center font-medium text-danger text-sm">
        {state === 'failed' && LOCK_SCREEN_TEXT.passkeyFailed}
      </p>
    </div>
  );
}
