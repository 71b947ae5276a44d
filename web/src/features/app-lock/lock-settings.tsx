import { NO_WRONG_PINS } from '@hearthway/domain/app-lock/lock-times';
import { LOCK_SETTINGS_TEXT } from '@hearthway/domain/app-lock/settings-messages';
import { useState } from 'react';
import { appLock } from '../../member/app-lock.ts';
import { type StoredLock, storedLock, useStoredLock } from '../../member/stored-lock.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { askForPasskey, canUsePasskeys } from './ask-for-passkey.ts';
import { NewPinForm } from './new-pin-form.tsx';
import { hashPin } from './pin-hash.ts';

export function LockSettings() {
  const memberId = useMemberId();
  const lock = useStoredLock(memberId);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasHashing = 'subtle' in crypto;

  function turnOn(next: StoredLock) {
    storedLock.write(memberId, next);
    appLock.unlock(memberId);
    setChoosing(false);
    toast.success(LOCK_SETTINGS_TEXT.turnedOn);
  }

  async function setUpPasskey() {
    setAsking(true);
    const passkey = await askForPasskey(memberId);
    setAsking(false);
    if (passkey) turnOn({ kind: 'passkey', ...passkey });
    else toast.error(LOCK_SETTINGS_TEXT.noPasskey);
  }

  function turnOff() {
    storedLock.remove(memberId);
    appLock.unlock(memberId);
    toast.success(LOCK_SETTINGS_TEXT.turnedOff);
  }

  return (
    <Card id="app-lock" aria-labelledby="app-lock-title">
      <CardTitle id="app-lock-title">{LOCK_SETTINGS_TEXT.title}</CardTitle>
      <CardText>{LOCK_SETTINGS_TEXT.about}</CardText>
      <p className="mt-2 text-muted text-sm">{LOCK_SETTINGS_TEXT.honest}</p>
      {lock && !isChoosing && (
        <>
          <p className="mt-4 font-medium">{LOCK_SETTINGS_TEXT.isOn[lock.kind]}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="outline" size="sm" onClick={appLock.lock}>
              {LOCK_SETTINGS_TEXT.lockNow}
            </Button>
            {lock.kind === 'pin' && (
              <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
                {LOCK_SETTINGS_TEXT.changePin}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={turnOff}>
              {LOCK_SETTINGS_TEXT.turnOff}
            </Button>
          </div>
        </>
      )}
      {!lock && !isChoosing && (
        <div className="mt-4 flex flex-wrap gap-3">
          {hasHashing && (
            <Button variant="outline" onClick={() => setChoosing(true)}>
              {LOCK_SETTINGS_TEXT.usePin}
            </Button>
          )}
          {canUsePasskeys() && (
            <Button variant="outline" busy={isAsking} onClick={() => void setUpPasskey()}>
              {LOCK_SETTINGS_TEXT.usePasskey}
            </Button>
          )}
          {!hasHashing && <CardText>{LOCK_SETTINGS_TEXT.needsHttps}</CardText>}
        </div>
      )}
      {isChoosing && (
        <NewPinForm
          onChosen={async (pin) =>
            turnOn({ kind: 'pin', ...(await hashPin(pin)), wrong: NO_WRONG_PINS })
          }
          onCancel={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
