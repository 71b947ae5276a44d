import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { syncPassages } from '../guide-passages.ts';
import { offers, resources } from '../tables/content.ts';
import { CONTENT_FOLDER, readOffers, readResources, readWorkshops } from './content-files.ts';
import {
  type Links,
  type OfferRow,
  offerRow,
  type ResourceRow,
  resourceRow,
  workshopRow,
} from './content-rows.ts';
import { saveShipped } from './keep-shipped.ts';
import { fillSearchFields } from './search-fields.ts';

/**
 * Rows that the practice has edited are not overwritten but get an update to accept. The row of a
 * removed file is hidden, not deleted, because members' progress refers to it.
 */
export async function loadContent(
  tx: NodePgDatabase,
  links: Links,
  folder = CONTENT_FOLDER,
): Promise<{ resources: number; offers: number }> {
  const [workshopFiles, resourceFiles, offerFiles] = await Promise.all([
    readWorkshops(folder),
    readResources(folder),
    readOffers(folder),
  ]);
  const resourceRows = [...workshopFiles.map(workshopRow), ...resourceFiles.map(resourceRow)];
  const offerRows = offerFiles.map((file) => offerRow(file, links));
  await loadResources(tx, resourceRows);
  await loadOffers(tx, offerRows);
  await syncPassages(tx, folder);
  return { resources: resourceRows.length, offers: offerRows.length };
}

async function loadResources(tx: NodePgDatabase, rows: ResourceRow[]) {
  await saveShipped(tx, 'resource', rows, ({ slug }) => slug);
  const known = await tx
    .select({ key: resources.slug, hash: resources.contentHash, isDesks: resources.isDesks })
    .from(resources);
  for (const row of selectChanged(rows, ({ slug }) => slug, known)) {
    const set = {
      ...row,
      order: sql`case when ${resources.orderIsDesks} then ${resources.order} else excluded."order" end`,
      version: sql`${resources.version} + 1`,
      changedAt: sql`now()`,
    };
    await tx.insert(resources).values(row).onConflictDoUpdate({ target: resources.slug, set });
  }
  await fillSearchFields(tx);
  const slugs = rows.map((row) => row.slug);
  await tx
    .update(resources)
    .set({ visibility: 'hidden', contentHash: 'gone' })
    .where(
      and(
        isNotNull(resources.contentHash),
        eq(resources.isDesks, false),
        notInArray(resources.slug, slugs),
      ),
    );
}

async function loadOffers(tx: NodePgDatabase, rows: OfferRow[]) {
  await saveShipped(tx, 'offer', rows, ({ id }) => id);
  const known = await tx
    .select({ key: offers.id, hash: offers.contentHash, isDesks: offers.isDesks })
    .from(offers);
  for (const row of selectChanged(rows, ({ id }) => id, known)) {
    const set = { ...row, version: sql`${offers.version} + 1`, changedAt: sql`now()` };
    await tx.insert(offers).values(row).onConflictDoUpdate({ target: offers.id, set });
  }
  const ids = rows.map((row) => row.id);
  await tx
    .update(offers)
    .set({ active: false, contentHash: 'gone' })
    .where(
      and(
        isNotNull(offers.contentHash),
        eq(offers.isDesks, false),
        eq(offers.active, true),
        notInArray(offers.id, ids),
      ),
    );
}

interface Known {
  key: string;
  hash: string | null;
  isDesks: boolean;
}

function selectChanged<Row extends { contentHash: string }>(
  rows: Row[],
  getKey: (row: Row) => string,
  known: Known[],
): Row[] {
  const byKey = new Map(known.map((row) => [row.key, row]));
  return rows.filter((row) => {
    const now = byKey.get(getKey(row));
    return !now?.isDesks && now?.hash !== row.contentHash;
  });
}
