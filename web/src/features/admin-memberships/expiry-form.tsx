import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { EXPIRY_TEXT } from '@hearthway/domain/admin-memberships/messages';
import type { FormEvent } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetExpiry } from './mutations.ts';

interface ExpiryFormProps {
  record: MemberRecord;
  onChanged: (record: MemberRecord) => void;
}

export function ExpiryForm({ record, onChanged }: ExpiryFormProps) {
  const setExpiry = useSetExpiry(record.userId);
  const isFree = record.tier === 'free';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const expiresOn = String(new FormData(form).get('expiresOn') ?? '');
    if (setExpiry.isPending) return;
    if (!record.expiryTracking) return toast.error(EXPIRY_TEXT.unavailable);
    if (!expiresOn) return toast.error(EXPIRY_TEXT.pick);
    setExpiry.mutate(expiresOn, {
      onSuccess: (changed) => {
        form.reset();
        onChanged(changed);
        toast.success(EXPIRY_TEXT.updated);
      },
      onError: (error) => toast.error(errorMessage(error, EXPIRY_TEXT.failed)),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <Field
        label="Custom expiry date"
        hint={isFree ? EXPIRY_TEXT.notPremium : 'Premium ends at the start of this day.'}
        className="flex-1"
      >
        <DateInput
          name="expiresOn"
          type="date"
          min="2000-01-01"
          max="2199-12-31"
          disabled={isFree}
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        disabled={isFree}
        busy={setExpiry.isPending}
        className="sm:mt-7"
      >
        Update
      </Button>
    </form>
  );
}
