import { CODE_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { type FormEvent, useRef, useState } from 'react';
import { sessionStore, signOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { verifyAppCode, verifyRecoveryCode } from './code-requests.ts';
import { IdentityCard } from './identity-card.tsx';
import { useBusy } from './use-busy.ts';

export function CodeForm() {
  const [isRecovering, setIsRecovering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    void run(async () => {
      const found = code
        ? await (isRecovering ? verifyRecoveryCode(code) : verifyAppCode(code))
        : CODE_TEXT.empty;
      setFailure(found);
      if (found) input.current?.select();
    });
  }

  async function leave() {
    await signOut();
    sessionStore.forget();
  }

  return (
    <IdentityCard
      title={CODE_TEXT.title}
      intro={isRecovering ? CODE_TEXT.askRecovery : CODE_TEXT.askApp}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          key={String(isRecovering)}
          label={isRecovering ? CODE_TEXT.recoveryCode : CODE_TEXT.code}
          required
          error={failure}
        >
          <Input
            ref={input}
            name="code"
            autoFocus
            autoComplete={isRecovering ? 'off' : 'one-time-code'}
            inputMode={isRecovering ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Button type="submit" variant="action" busy={busy}>
          {busy ? CODE_TEXT.checking : CODE_TEXT.submit}
        </Button>
        <Button
          variant="link"
          className="-my-2"
          onClick={() => {
            setFailure(null);
            setIsRecovering(!isRecovering);
          }}
        >
          {isRecovering ? CODE_TEXT.useApp : CODE_TEXT.useRecovery}
        </Button>
        <Button variant="link" className="-mb-3" onClick={() => void run(leave)}>
          {CODE_TEXT.leave}
        </Button>
      </form>
    </IdentityCard>
  );
}
