import type { Lane } from '@hearthway/domain/vocabulary';
import { sortWorkshops } from '@hearthway/domain/workshops/workshop-order';
import { type PlacedWorkshop, workshopStatuses } from '@hearthway/domain/workshops/workshop-status';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { resources } from '../db/tables/content.ts';
import { workshopProgress } from '../db/tables/workshop-records.ts';

export const placeColumns = {
  id: resources.id,
  title: resources.title,
  tags: resources.tags,
  order: resources.order,
  createdAt: resources.createdAt,
};

const WORKSHOP_LANE: Lane = 'SHJ';
export const isWorkshopLane = (lane: Lane) => lane === WORKSHOP_LANE;
export const isWorkshop = and(
  eq(resources.lane, WORKSHOP_LANE),
  sql`'workshop' = any (${resources.tags})`,
);

export type PlaceRow = Pick<typeof resources.$inferSelect, keyof typeof placeColumns>;

export async function placeWorkshops<Row extends PlaceRow>(
  tx: Tx,
  all: PromiseLike<Row[]>,
): Promise<PlacedWorkshop<Row>[]> {
  const [rows, progress] = await Promise.all([
    all,
    tx.select({ id: workshopProgress.resourceId }).from(workshopProgress),
  ]);
  return workshopStatuses(
    sortWorkshops(rows),
    progress.map(({ id }) => id),
  );
}
