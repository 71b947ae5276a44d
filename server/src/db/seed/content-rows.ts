import { OUTSIDE_LINKS, type OutsideLink } from '@hearthway/domain/public-config';
import type { offers, resources } from '../tables/content.ts';
import {
  ContentError,
  type readOffers,
  type readResources,
  type readWorkshops,
} from './content-files.ts';

export type Links = Record<OutsideLink, string>;
export type ResourceRow = typeof resources.$inferInsert & { contentHash: string };
export type OfferRow = typeof offers.$inferInsert & { id: string; contentHash: string };

type WorkshopFile = Awaited<ReturnType<typeof readWorkshops>>[number];
type ResourceFile = Awaited<ReturnType<typeof readResources>>[number];
type OfferFile = Awaited<ReturnType<typeof readOffers>>[number];

export const workshopRow = ({ front, body, hash }: WorkshopFile): ResourceRow => ({
  slug: front.slug,
  title: front.title,
  body: front.excerpt ? `${front.excerpt}\n\n${body}` : body,
  tags: front.tags,
  link: null,
  visibility: front.visibility ?? 'public',
  lane: 'SHJ',
  order: front.order ?? null,
  ...pageColumns(front),
  contentHash: hash,
});

export const resourceRow = ({ front, body, hash }: ResourceFile): ResourceRow => ({
  slug: front.slug,
  title: front.title,
  body,
  tags: front.tags,
  link: front.link ?? null,
  visibility: front.visibility,
  lane: front.lane,
  order: null,
  ...pageColumns(front),
  contentHash: hash,
});

const pageColumns = (front: WorkshopFile['front'] | ResourceFile['front']) => ({
  coverUrl: front.cover ?? null,
  minutes: front.minutes ?? null,
  publishAt: front.publish_at ?? null,
  reviewedBy: front.review?.by ?? null,
  reviewedOn: front.review?.on ?? null,
  reviewDueOn: front.review?.dueOn ?? null,
  createdAt: new Date(`${front.created}T00:00:00Z`),
});

export function offerRow({ front, body, hash }: OfferFile, links: Links): OfferRow {
  const ctaUrl = front.cta_key ? findOutsideLink(front.cta_key, links) : (front.cta_url ?? null);
  return {
    id: front.id,
    title: front.title,
    body,
    ctaText: front.cta_text ?? null,
    ctaRoute: front.cta_route ?? null,
    ctaUrl,
    imageUrl: front.image ?? null,
    smallLogoUrl: front.logo ?? null,
    priority: front.priority,
    active: front.active,
    segmentFilter: front.segment_filter,
    startAt: front.start_at ?? null,
    endAt: front.end_at ?? null,
    contentHash: `${hash}${ctaUrl ?? ''}`,
  };
}

function findOutsideLink(key: string, links: Links): string {
  const name = key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const link = OUTSIDE_LINKS.find((known) => known === name);
  if (!link)
    throw new ContentError(`An offer uses the outside link "${key}", which does not exist.`);
  return links[link];
}
