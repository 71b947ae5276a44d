import { CODE_TEXT, CONFIRM_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { type Proof, useMailCode } from './sign-in-mutations.ts';
import { needsPassword } from './two-step-requests.ts';

/** For a form whose change needs more than a sign-in of long ago: it asks once the server does. */
export function useProof() {
  const [isAsked, setIsAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    field: isAsked ? <ProofField error={error} /> : null,
    /** What was entered, or null when it is asked for and missing. */
    read(form: FormData): Proof | null {
      const text = (name: string) => String(form.get(name) ?? '');
      const nonce = text('mailed-code').replaceAll(/\s/g, '');
      const current = text('current-password');
      const isMissing = isAsked && !nonce && !current;
      setError(isMissing ? CONFIRM_TEXT.empty : null);
      if (isMissing) return null;
      return { ...(current && { current_password: current }), ...(nonce && { nonce }) };
    },
    /** Whether a failure is about the proof, and shown here. */
    takes(failure: Error): boolean {
      if (needsPassword(failure)) setIsAsked(true);
      else if (isRefused(failure)) setError(failure.message);
      else return false;
      return true;
    },
  };
}

/** The server has looked at the proof, and will not have it. */
function isRefused(failure: Error & { code?: string }): boolean {
  return failure.code === 'invalid_credentials' || failure.code === 'reauthentication_not_valid';
}

function ProofField({ error }: { error: string | null }) {
  const mail = useMailCode();
  const [isMailed, setIsMailed] = useState(false);
  const send = () =>
    mail.mutate(undefined, {
      onSuccess: () => setIsMailed(true),
      onError: (failure) => toast.error(failure.message || CODE_TEXT.failed),
    });
  return (
    <div className="flex flex-col gap-2">
      <p>{isMailed ? CONFIRM_TEXT.mailed : CONFIRM_TEXT.ask}</p>
      {isMailed ? (
        <Field label={CODE_TEXT.code} required error={error}>
          <Input
            name="mailed-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        </Field>
      ) : (
        <Field label={CONFIRM_TEXT.current} required error={error}>
          <PasswordInput name="current-password" autoComplete="current-password" />
        </Field>
      )}
      <Button variant="link" size="sm" className="self-start" busy={mail.isPending} onClick={send}>
        {isMailed ? CONFIRM_TEXT.mailAgain : CONFIRM_TEXT.mail}
      </Button>
    </div>
  );
}
