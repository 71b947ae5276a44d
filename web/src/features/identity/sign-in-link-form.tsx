import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { SIGN_IN_LINK_TEXT } from '@hearthway/domain/identity/sign-in-link-messages';
import { CODE_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';
import { IdentityCard } from './identity-card.tsx';
import { requestSignInLink, verifyMailedCode } from './sign-in-link-requests.ts';
import { useBusy } from './use-busy.ts';

export function SignInLinkForm(props: AddressFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <IdentityCard title={AUTH_TEXT.signIn} intro={SIGN_IN_LINK_TEXT.intro}>
        <AddressForm {...props} request={requestSignInLink} onSent={setSentTo} />
      </IdentityCard>
    );
  }
  return (
    <IdentityCard title={AUTH_TEXT.signIn}>
      <MailedCodeForm email={sentTo} onOtherAddress={() => setSentTo(null)} />
    </IdentityCard>
  );
}

function MailedCodeForm({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    void run(async () => {
      const found = code ? await verifyMailedCode(email, code) : CODE_TEXT.empty;
      setFailure(found);
      if (found) input.current?.select();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Alert tone="success">{SIGN_IN_LINK_TEXT.sent}</Alert>
      <Field label={CODE_TEXT.code} required error={failure}>
        <Input
          ref={input}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Button type="submit" variant="action" busy={busy}>
        {busy ? CODE_TEXT.checking : CODE_TEXT.submit}
      </Button>
      <Button variant="link" className="-mb-3" onClick={onOtherAddress}>
        {SIGN_IN_LINK_TEXT.otherAddress}
      </Button>
    </form>
  );
}
