import { formatMoment } from '@hearthway/domain/format';
import { PASSKEY_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ConfirmAgain } from './confirm-again.tsx';
import { SectionFailure } from './section-failure.tsx';
import {
  needsReauthentication,
  passkeysQuery,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from './two-step-requests.ts';

export function PasskeysCard() {
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery());
  return (
    <Card>
      <CardTitle>{PASSKEY_TEXT.title}</CardTitle>
      <CardText>{PASSKEY_TEXT.about}</CardText>
      {error && !data && (
        <SectionFailure text={PASSKEY_TEXT.loadFailed} onRetry={refetch} busy={isFetching} />
      )}
      {!data && !error && <Skeleton className="mt-4 h-16" />}
      {data && data.length > 0 && (
        <ul aria-label={PASSKEY_TEXT.title} className="mt-2 divide-y divide-line">
          {data.map((passkey) => (
            <Passkey
              key={passkey.id}
              id={passkey.id}
              name={passkey.friendly_name ?? ''}
              usedAt={passkey.last_used_at}
            />
          ))}
        </ul>
      )}
      {data && <AddPasskey />}
    </Card>
  );
}

function AddPasskey() {
  const add = useAddPasskey();
  const start = () =>
    add.mutate(undefined, {
      onSuccess: () => toast.success(PASSKEY_TEXT.added),
      onError: (failure) => {
        // The messages of auth-js are written for people. Errors of the browser, for example after
        // a closed passkey dialog, are not, so our own message replaces them.
        const isAuthError = failure.name.startsWith('Auth');
        if (needsReauthentication(failure)) return;
        toast.error(isAuthError ? failure.message : PASSKEY_TEXT.notAdded);
      },
    });
  if (!('PublicKeyCredential' in window)) return <CardText>{PASSKEY_TEXT.unsupported}</CardText>;
  if (needsReauthentication(add.error)) return <ConfirmAgain onConfirmed={start} />;
  return (
    <Button
      variant="outline"
      className="mt-4 w-full sm:w-auto"
      busy={add.isPending}
      onClick={start}
    >
      {PASSKEY_TEXT.add}
    </Button>
  );
}

interface PasskeyProps {
  id: string;
  name: string;
  usedAt: string | undefined;
}

function Passkey({ id, name, usedAt }: PasskeyProps) {
  const [isNaming, setIsNaming] = useState(false);
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const onError = (failure: Error) => {
    if (!needsReauthentication(failure)) toast.error(failure.message || PASSKEY_TEXT.failed);
  };
  const removePasskey = () =>
    remove.mutate(id, { onSuccess: () => toast.success(PASSKEY_TEXT.removed), onError });

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const friendlyName = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (rename.isPending || !friendlyName) return;
    rename.mutate(
      { passkeyId: id, friendlyName },
      { onSuccess: () => setIsNaming(false), onError },
    );
  }

  if (isNaming) {
    return (
      <li className="py-3">
        <form noValidate onSubmit={save} className="flex flex-col gap-3">
          <Field label="Passkey name" required>
            <Input name="name" defaultValue={name} maxLength={120} />
          </Field>
          <div className="flex gap-3">
            <Button type="submit" size="sm" busy={rename.isPending}>
              Save name
            </Button>
            <Button variant="outline" size="sm" onClick={() => setIsNaming(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </li>
    );
  }
  if (needsReauthentication(remove.error)) {
    return (
      <li className="py-3">
        <ConfirmAgain onConfirmed={removePasskey} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-muted text-sm">
          {usedAt ? `Last used ${formatMoment(new Date(usedAt))}` : 'Not used yet'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Rename ${name}`}
          onClick={() => setIsNaming(true)}
        >
          Rename
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          onClick={removePasskey}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
