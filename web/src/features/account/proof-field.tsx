import { CODE_TEXT, CONFIRM_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { type Proof, useMailCode } from './sign-in-mutations.ts';
import { needsReauthentication } from './two-step-requests.ts';

export function useProof() {
  const [isRequired, setIsRequired] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    field: isRequired ? <ProofField error={error} /> : null,
    read(form: FormData): Proof | null {
      const text = (name: string) => String(form.get(name) ?? '');
      const nonce = text('mailed-code').replaceAll(/\s/g, '');
      const current = text('current-password');
      const isMissing = isRequired && !nonce && !current;
      setError(isMissing ? CONFIRM_TEXT.empty : null);
      if (isMissing) return null;
      return { ...(current && { current_password: current }), ...(nonce && { nonce }) };
    },
    handles(failure: Error): boolean {
      if (needsReauthentication(failure)) setIsRequired(true);
      else if (isProofRejected(failure)) setError(failure.message);
      else return false;
      return true;
    },
  };
}

function isProofRejected(failure: Error & { code?: string }): boolean {
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
