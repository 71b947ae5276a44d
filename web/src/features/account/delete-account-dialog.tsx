import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteAccount } from './mutations.ts';

const deletedItems = [
  'your profile and any remaining membership',
  'every check-in, pulse, gratitude and quiz answer',
  'your workshop progress and preferences',
  'your sign-in, on every device',
];

export function DeleteAccountDialog() {
  const [error, setError] = useState<string | null>(null);
  const remove = useDeleteAccount();
  const formId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (remove.isPending) return;
    if (!password) return setError('Please enter your password.');
    setError(null);
    remove.mutate(password, {
      onSuccess: () => {
        toast.success('Your account has been deleted.');
        void signOut({ next: '/home' });
      },
      onError: (failure) => setError(errorMessage(failure, OWN_DATA_TEXT.deleteFailed)),
    });
  }

  return (
    <Dialog onOpenChange={() => setError(null)}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="text-danger!">
          Delete my account
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Delete your account?"
        description="This happens right away and can’t be undone. It deletes:"
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Keep my account</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" busy={remove.isPending}>
              {remove.isPending ? 'Deleting…' : 'Delete for good'}
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1.5 pl-5 marker:text-danger">
          {deletedItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4 text-muted text-sm">
          You may want to download your data first. Our team’s audit log stays, without anything
          that identifies you.
        </p>
        <form id={formId} noValidate onSubmit={submit} className="mt-5">
          <Field label="Your password" required error={error}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
