import { slugify } from '@hearthway/domain/content-desk/slug';
import { stringify } from 'yaml';
import type { offers, resources } from '../tables/content.ts';

type ResourceRow = typeof resources.$inferSelect;
type OfferRow = typeof offers.$inferSelect;

export interface ContentText {
  path: string;
  text: string;
}

const MAX_EXCERPT = 180;

/** The database does not store acknowledgements, so they come from the shipped file of the page. */
type Acknowledgements = readonly string[] | undefined;

export function pageText(row: ResourceRow, acknowledge?: Acknowledgements): ContentText {
  return row.tags.includes('workshop')
    ? workshopText(row, acknowledge)
    : resourceText(row, acknowledge);
}

function workshopText(row: ResourceRow, acknowledge: Acknowledgements): ContentText {
  const body = row.body.trim();
  const [, opening = '', rest] = /^([^\n]+)\n\s*\n([\s\S]*)$/.exec(body) ?? [];
  const hasExcerpt =
    rest !== undefined && opening.length <= MAX_EXCERPT && !/^[#>\-*|<]/.test(opening);
  const front = {
    slug: row.slug,
    title: row.title,
    order: row.order ?? undefined,
    excerpt: hasExcerpt ? opening : undefined,
    tags: row.tags,
    visibility: row.visibility === 'hidden' ? row.visibility : undefined,
    acknowledge,
    ...pageFront(row),
  };
  const place = row.order === null ? '' : `${String(row.order).padStart(2, '0')}-`;
  return {
    path: `workshops/${place}${row.slug}.md`,
    text: fileText(front, hasExcerpt ? rest : body),
  };
}

function resourceText(row: ResourceRow, acknowledge: Acknowledgements): ContentText {
  const front = {
    slug: row.slug,
    title: row.title,
    lane: row.lane,
    tags: row.tags,
    visibility: row.visibility,
    link: row.link ?? undefined,
    acknowledge,
    ...pageFront(row),
  };
  return {
    path: `resources/${row.lane.toLowerCase()}/${row.slug}.md`,
    text: fileText(front, row.body.trim()),
  };
}

const pageFront = (row: ResourceRow) => ({
  cover: row.coverUrl ?? undefined,
  minutes: row.minutes ?? undefined,
  publish_at: row.publishAt?.toISOString(),
  review: row.reviewedBy
    ? { by: row.reviewedBy, on: row.reviewedOn, dueOn: row.reviewDueOn }
    : undefined,
  created: row.createdAt.toISOString().slice(0, 10),
});

export function offerText(row: OfferRow): ContentText {
  const front = {
    id: row.id,
    title: row.title,
    cta_text: row.ctaText ?? undefined,
    cta_route: row.ctaRoute ?? undefined,
    cta_url: row.ctaUrl ?? undefined,
    image: row.imageUrl ?? undefined,
    logo: row.smallLogoUrl ?? undefined,
    priority: row.priority,
    active: row.active,
    segment_filter: row.segmentFilter,
    start_at: row.startAt?.toISOString(),
    end_at: row.endAt?.toISOString(),
  };
  const name = `${slugify(row.title)}-${row.id.slice(0, 8)}`;
  return { path: `offers/${name}.md`, text: fileText(front, row.body.trim()) };
}

const fileText = (front: object, body: string) =>
  `---\n${stringify(front, { lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'any' })}---\n\n${body}\n`;
