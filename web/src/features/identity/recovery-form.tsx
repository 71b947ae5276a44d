import { RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';
import { requestRecovery } from './auth-requests.ts';
import { IdentityCard } from './identity-card.tsx';

export function RecoveryForm(props: AddressFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <IdentityCard
      title={RECOVERY_TEXT.forgot}
      intro="Enter your email and we’ll send you a link to set a new one."
    >
      <AddressForm {...props} request={requestRecovery} onSent={setSentTo}>
        {sentTo !== null && <Alert tone="success">{RECOVERY_TEXT.sent}</Alert>}
      </AddressForm>
    </IdentityCard>
  );
}
