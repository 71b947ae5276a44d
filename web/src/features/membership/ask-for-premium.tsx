import { formatDay } from '@hearthway/domain/format';
import type { PremiumRequest } from '@hearthway/domain/membership/contract';
import { MAX_REQUEST_MESSAGE } from '@hearthway/domain/membership/request-length';
import { toContactText } from '@hearthway/domain/practice-settings/contact-address';
import { isPlaceholder } from '@hearthway/domain/public-config';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useEffect, useRef } from 'react';
import { AddressLink } from '../../brand/outside-link.tsx';
import { config } from '../../lib/config.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useMe } from '../../member/me.ts';
import { useIsSignedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { useAskForPremium, usePremiumRequest } from './premium-request.ts';

const { support } = config.links;

export function AskForPremium({ name }: { name: string }) {
  const { data } = usePremiumRequest();
  const ask = useAskForPremium();
  if (data?.request) return <RequestSent request={data.request} isNew={ask.isSuccess} />;
  return (
    <>
      <p className="mt-1 text-balance font-serif text-2xl leading-snug">
        One small step, every week
      </p>
      <AskForm name={name} ask={ask} />
      {!isPlaceholder(support) && (
        <p className="text-center text-muted text-sm">
          Or <AddressLink href={support}>{toContactText(support)}</AddressLink>
        </p>
      )}
    </>
  );
}

interface AskFormProps {
  name: string;
  ask: ReturnType<typeof useAskForPremium>;
}

function AskForm({ name, ask }: AskFormProps) {
  const { isLoading } = usePremiumRequest();
  const isSignedIn = useIsSignedIn();
  if (isLoading) return <Skeleton className="mt-4 h-24" />;
  if (!isSignedIn) return <SignInToAsk name={name} />;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = new FormData(event.currentTarget).get('message');
    ask.mutate(String(message ?? ''), {
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t send your request')),
    });
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col">
      <Button type="submit" variant="action" busy={ask.isPending}>
        Ask about {name}
      </Button>
      <p className="mt-2 text-center text-muted text-sm">We’ll reply with the price.</p>
      <Disclosure label="Add a message" className="mt-1">
        <Field label="Your message" hint="Only the practice reads it. Leave out anything medical.">
          <Textarea name="message" rows={3} maxLength={MAX_REQUEST_MESSAGE} />
        </Field>
      </Disclosure>
    </form>
  );
}

function SignInToAsk({ name }: { name: string }) {
  return (
    <>
      <Button asChild variant="action" className="mt-4 w-full">
        <Link to="/auth" search={{ next: '/upgrade' }}>
          Sign in to ask about {name}
        </Link>
      </Button>
      <p className="mt-2 text-center text-muted text-sm">
        We’ll reply with the price. New here? Create a free account first.
      </p>
    </>
  );
}

function RequestSent({ request, isNew }: { request: PremiumRequest; isNew: boolean }) {
  const email = useMe().data?.email;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mt-3 flex gap-3 rounded-control bg-teal/8 p-4 outline-none"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-teal" />
      <div className="min-w-0">
        <p className="font-serif text-xl leading-snug">We’ve got your request</p>
        <p className="mt-1">
          You asked on {formatDay(new Date(request.askedAt))}. We’ll write to{' '}
          {email ? <span className="break-words font-semibold">{email}</span> : 'you'}.
        </p>
        {request.message && <p className="mt-2 break-words text-muted">“{request.message}”</p>}
      </div>
    </div>
  );
}
