import { excerpt, LANE_EXCERPT } from '@hearthway/domain/resources/excerpt';
import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { workshopBody } from '@hearthway/domain/workshops/workshop-body';
import { inWorkshopOrder } from '@hearthway/domain/workshops/workshop-order';
import { type PlacedWorkshop, workshopStatuses } from '@hearthway/domain/workshops/workshop-status';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { workshopProgress } from '../../db/tables/workshop-records.ts';

export interface WorkshopRow {
  id: string;
  slug: string;
  title: string;
  body: string;
  tags: string[];
  coverUrl: string | null;
  order: number | null;
  createdAt: Date;
}

/** Every workshop in its place, with where this member stands. */
export async function placedWorkshops(tx: Tx): Promise<PlacedWorkshop<WorkshopRow>[]> {
  const [rows, progress] = await Promise.all([
    tx
      .select({
        id: resources.id,
        slug: resources.slug,
        title: resources.title,
        body: resources.body,
        tags: resources.tags,
        coverUrl: resources.coverUrl,
        order: resources.order,
        createdAt: resources.createdAt,
      })
      .from(resources)
      .where(and(eq(resources.lane, 'SHJ'), sql`'workshop' = any (${resources.tags})`)),
    tx.select({ id: workshopProgress.resourceId }).from(workshopProgress),
  ]);
  return workshopStatuses(
    inWorkshopOrder(rows),
    progress.map(({ id }) => id),
  );
}

/** What a card shows of a workshop: never more than its introduction. */
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

const openingParagraph = (body: string) => workshopBody(body).intro.split(/\n\s*\n/, 1)[0] ?? '';
