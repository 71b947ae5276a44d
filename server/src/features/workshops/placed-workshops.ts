import { excerpt, LANE_EXCERPT } from '@hearthway/domain/resources/excerpt';
import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { parseWorkshopBody } from '@hearthway/domain/workshops/workshop-body';
import type { PlacedWorkshop } from '@hearthway/domain/workshops/workshop-status';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { isWorkshop, placeColumns, placeWorkshops } from '../../member/workshop-places.ts';

export interface WorkshopRow {
  id: string;
  slug: string;
  title: string;
  body: string;
  tags: string[];
  coverUrl: string | null;
  order: number | null;
  createdAt: Date;
  reviewedBy: string | null;
  reviewedOn: string | null;
}

export function readPlacedWorkshops(tx: Tx): Promise<PlacedWorkshop<WorkshopRow>[]> {
  const { slug, body, coverUrl, reviewedBy, reviewedOn } = resources;
  const columns = { ...placeColumns, slug, body, coverUrl, reviewedBy, reviewedOn };
  return placeWorkshops(tx, tx.select(columns).from(resources).where(isWorkshop));
}

/**
 * Members also see the cards of locked workshops, so a card contains only the introduction of the
 * text.
 */
export function toWorkshopCard(placed: PlacedWorkshop<WorkshopRow>): WorkshopCard {
  const { id, slug, title, tags, coverUrl, body } = placed.workshop;
  return {
    id,
    slug,
    title,
    tags,
    coverUrl,
    excerpt: excerpt(openingParagraph(body), LANE_EXCERPT),
    position: placed.position,
    status: placed.status,
    opensAfter: placed.opensAfter?.title ?? null,
  };
}

const openingParagraph = (body: string) =>
  parseWorkshopBody(body).intro.split(/\n\s*\n/, 1)[0] ?? '';
