import { MAX_WRONG_PINS, NO_WRONG_PINS, waitLeft } from '@hearthway/domain/app-lock/lock-times';
import { MAX_PIN_LENGTH } from '@hearthway/domain/app-lock/pin';
import { LOCK_SCREEN_TEXT, wrongPinText } from '@hearthway/domain/app-lock/screen-messages';
import { type FormEvent, useRef, useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { type StoredLock, storedLock } from '../../member/stored-lock.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { isPin } from './pin-hash.ts';

interface PinFormProps {
  memberId: string;
  lock: Extract<StoredLock, { kind: 'pin' }>;
  onUnlocked: () => void;
  onTooMany: () => void;
}

export function PinForm({ memberId, lock, onUnlocked, onTooMany }: PinFormProps) {
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const seconds = Math.ceil(waitLeft(lock.wrong, useNow()) / 1000);
  const mustWait = !isBusy && seconds > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !pin || waitLeft(lock.wrong, Date.now()) > 0) return;
    setBusy(true);
    // The attempt is counted before the slow check of the PIN, so that a reload during the check
    // does not give another attempt.
    const wrong = { count: lock.wrong.count + 1, at: Date.now() };
    storedLock.write(memberId, { ...lock, wrong });
    if (await isPin(pin, lock)) {
      storedLock.write(memberId, { ...lock, wrong: NO_WRONG_PINS });
      return onUnlocked();
    }
    setBusy(false);
    setPin('');
    if (wrong.count >= MAX_WRONG_PINS) onTooMany();
    else input.current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={LOCK_SCREEN_TEXT.pin}>
        <Input
          ref={input}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_PIN_LENGTH}
          value={pin}
          className="text-center text-xl tracking-[0.4em]"
          onChange={({ target }) => setPin(target.value.replace(/[^0-9]/g, ''))}
        />
      </Field>
      <div className="min-h-6 text-center text-sm empty:hidden">
        <p role="alert" className="font-medium text-danger">
          {!isBusy && lock.wrong.count > 0 && wrongPinText(lock.wrong.count)}
        </p>
        {mustWait && <p className="text-muted">{LOCK_SCREEN_TEXT.wait(seconds)}</p>}
      </div>
      <Button type="submit" variant="action" size="lg" busy={isBusy} disabled={mustWait || !pin}>
        {LOCK_SCREEN_TEXT.unlock}
      </Button>
    </form>
  );
}
