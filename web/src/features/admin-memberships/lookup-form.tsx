import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { LOOKUP_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useLookUpMember } from './mutations.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    memberEmail?: string;
  }
}

interface LookupFormProps {
  onFound: (record: MemberRecord | null) => void;
  onUnavailable: () => void;
}

export function LookupForm({ onFound, onUnavailable }: LookupFormProps) {
  const [error, setError] = useState<string | null>(null);
  const lookUp = useLookUpMember();
  const memberEmail = useLocation({ select: ({ state }) => state.memberEmail });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (lookUp.isPending) return;
    if (!email) return setError(LOOKUP_TEXT.empty);
    setError(null);
    lookUp.mutate(email, {
      onSuccess: onFound,
      onError: (failure) => {
        onFound(null);
        if (failure instanceof ApiError && failure.code === 'email_lookup_unavailable') {
          onUnavailable();
        }
        toast.error(errorMessage(failure, LOOKUP_TEXT.failed));
      },
    });
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <Field
          label="Member email"
          hint="Type the full email address. Each lookup is recorded, and the member can see it."
          error={error}
          required
          className="flex-1"
        >
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            defaultValue={memberEmail}
          />
        </Field>
        <Button type="submit" variant="action" busy={lookUp.isPending} className="sm:mt-7">
          {LOOKUP_TEXT.button}
        </Button>
      </form>
    </Card>
  );
}
