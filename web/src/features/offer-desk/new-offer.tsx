import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useCreateOffer } from './queries.ts';

export function NewOffer() {
  const makeOffer = useCreateOffer();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (!title || makeOffer.isPending) return;
    makeOffer.mutate(title, {
      onSuccess: ({ id }) => navigate({ to: '/admin/$room/$id', params: { room: 'offers', id } }),
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t create the offer.')),
    });
  }
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="sm">New offer</Button>
      </DialogTrigger>
      <DialogContent title="New offer" description="It stays off until you turn it on.">
        <form onSubmit={submit} className="flex flex-col gap-5">
          <Field label="Title of the new offer" required>
            <Input name="title" maxLength={200} autoFocus />
          </Field>
          <Button type="submit" className="sm:self-end" busy={makeOffer.isPending}>
            Create
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
