import type { DeskOffer } from '@hearthway/domain/offer-desk/contract';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { findSubjects } from '../../brand/scenes/subject-by-words.ts';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Cover } from '../../ui/cover.tsx';
import { NewOffer } from './new-offer.tsx';
import { offerAudience, offerDates, offerEnd, offerGroup } from './offer-words.ts';

const SECTIONS = [
  {
    group: 'on',
    title: 'On',
    hint: 'In this order, each member sees the first two or three that are for them.',
  },
  { group: 'scheduled', title: 'Scheduled', hint: 'Members will see these later.' },
  { group: 'off', title: 'Off', hint: 'Members don’t see these.' },
] as const;

export function OfferList({ offers }: { offers: DeskOffer[] }) {
  const [now] = useState(() => new Date());
  const subjects = findSubjects(offers.map(({ title, body }) => `${title}\n${body}`));
  const lines = offers.map((offer, index) => ({ offer, subject: subjects[index] ?? 'sprout' }));
  return (
    <>
      <RoomHeader title="Offers" intro="Cards on Home, for the members you choose.">
        <NewOffer />
      </RoomHeader>
      <div className="mt-6 flex flex-col gap-8">
        {SECTIONS.map(({ group, title, hint }) => {
          const shown = lines.filter(({ offer }) => offerGroup(offer, now) === group);
          if (shown.length === 0) return null;
          const List = group === 'on' ? 'ol' : 'ul';
          return (
            <section key={group} aria-label={title}>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 text-muted text-sm">{hint}</p>
              <List className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
                {shown.map(({ offer, subject }, index) => (
                  <OfferLine
                    key={offer.id}
                    offer={offer}
                    subject={subject}
                    place={group === 'on' ? index + 1 : null}
                    now={now}
                  />
                ))}
              </List>
            </section>
          );
        })}
      </div>
    </>
  );
}

interface OfferLineProps {
  offer: DeskOffer;
  subject: Subject;
  place: number | null;
  now: Date;
}

function OfferLine({ offer, subject, place, now }: OfferLineProps) {
  const { id, title, imageUrl, segment } = offer;
  const dates = offerDates(offer, now);
  const end = offerEnd(offer, now);
  const hue = segment.track[0] ?? segment.path[0] ?? 'house';
  return (
    <li className="relative flex min-h-14 items-center gap-x-3 px-4 py-2.5 first:rounded-t-card last:rounded-b-card hover:bg-hover/60 sm:gap-x-4 sm:px-5 sm:py-2">
      {place !== null && (
        <span className="w-6 shrink-0 text-muted tabular-nums max-sm:hidden">{place}</span>
      )}
      <span aria-hidden="true" className="w-16 shrink-0 overflow-hidden rounded-small">
        <Cover
          address={imageUrl}
          className="aspect-[7/4]"
          fallback={<Scene subject={subject} hue={hue} className="block aspect-[7/4] w-full" />}
        />
      </span>
      <div className="min-w-0 grow sm:flex sm:items-center sm:gap-x-4">
        <div className="min-w-0 grow">
          <Link
            to="/admin/$room/$id"
            params={{ room: 'offers', id }}
            className="font-semibold after:absolute after:inset-0"
          >
            {title}
          </Link>
          <p className="text-muted text-sm">
            <span className="max-sm:sr-only">For: </span>
            {offerAudience(segment)}
            {dates && <span className="whitespace-nowrap sm:hidden">{` · ${dates}`}</span>}
          </p>
        </div>
        <span className="flex flex-wrap gap-2 empty:hidden max-sm:mt-1.5 sm:justify-end">
          {end && <Badge tone="warm">{end}</Badge>}
          {offer.active && !offer.ctaRoute && !offer.ctaUrl && (
            <Badge tone="warm">No link yet</Badge>
          )}
          {offer.offered && <Badge tone="warm">Update available</Badge>}
        </span>
        <span className="w-32 shrink-0 text-right text-muted text-sm tabular-nums max-sm:hidden">
          {dates}
        </span>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </li>
  );
}
