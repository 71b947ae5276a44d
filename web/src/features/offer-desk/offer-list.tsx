import { formatDay } from '@hearthway/domain/format';
import type { DeskOffer } from '@hearthway/domain/offer-desk/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useCreateOffer } from './queries.ts';

export function OfferList({ offers }: { offers: DeskOffer[] }) {
  const on = offers.filter(({ active }) => active);
  const off = offers.filter(({ active }) => !active);
  return (
    <>
      <RoomHeader title="Offers" intro="Cards on Home, for the members you choose." />
      <div className="mt-6 flex flex-col gap-8">
        <NewOffer />
        {on.length > 0 && (
          <OfferSection
            title="On"
            hint="Highest priority first. Each member sees the first two or three that match."
            offers={on}
          />
        )}
        {off.length > 0 && (
          <OfferSection title="Off" hint="Members don’t see these." offers={off} />
        )}
      </div>
    </>
  );
}

interface OfferSectionProps {
  title: string;
  hint: string;
  offers: DeskOffer[];
}

function OfferSection({ title, hint, offers }: OfferSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-muted text-sm">{hint}</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5"
          >
            <Link
              to="/admin/$room/$id"
              params={{ room: 'offers', id: offer.id }}
              className="flex min-h-11 min-w-0 grow basis-64 items-center font-semibold hover:underline"
            >
              {offer.title}
            </Link>
            <span className="text-muted text-sm">{formatDates(offer)}</span>
            {offer.active && !offer.ctaRoute && !offer.ctaUrl && (
              <Badge tone="warm">Leads nowhere</Badge>
            )}
            {offer.offered && <Badge tone="warm">Update available</Badge>}
            <span className="w-24 text-muted text-sm tabular-nums sm:text-right">
              Priority {offer.priority}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatDates({ startAt, endAt }: DeskOffer): string {
  const from = startAt && `from ${formatDay(new Date(startAt))}`;
  const to = endAt && `until ${formatDay(new Date(endAt))}`;
  return [from, to].filter(Boolean).join(' ');
}

function NewOffer() {
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
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label="Title of the new offer" className="w-full sm:w-96">
        <Input name="title" maxLength={200} />
      </Field>
      <Button type="submit" variant="outline" busy={makeOffer.isPending}>
        New offer
      </Button>
    </form>
  );
}
