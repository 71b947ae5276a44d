import { OUTSIDE_LINKS, type OutsideLink } from '@hearthway/domain/public-config';
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offers, resources } from '../tables/content.ts';
import {
  CONTENT_FOLDER,
  ContentError,
  readOffers,
  readResources,
  readWorkshops,
} from './content-files.ts';
import { loadPassages } from './load-passages.ts';
import { fillSearchFields } from './search-fields.ts';

type Links = Record<OutsideLink, string>;

/**
 * Makes the tables say what the content folder says. Running it again changes only what changed. A
 * file that is gone hides its row instead of deleting it: members' progress points there.
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
  const resourceRows = [
    ...workshopFiles.map(({ front, body, hash }) => ({
      slug: front.slug,
      title: front.title,
      // The excerpt opens the body, so that lists can be made from the body alone.
      body: `${front.excerpt}\n\n${body}`,
      tags: front.tags,
      link: null,
      visibility: 'public' as const,
      lane: 'SHJ' as const,
      order: front.order,
      createdAt: new Date(`${front.created}T00:00:00Z`),
      contentHash: hash,
    })),
    ...resourceFiles.map(({ front, body, hash }) => ({
      slug: front.slug,
      title: front.title,
      body,
      tags: front.tags,
      link: front.link ?? null,
      visibility: front.visibility,
      lane: front.lane,
      order: null,
      createdAt: new Date(`${front.created}T00:00:00Z`),
      contentHash: hash,
    })),
  ];
  const offerRows = offerFiles.map(({ front, body, hash }) => {
    const ctaUrl = front.cta_key ? outsideAddress(front.cta_key, links) : null;
    return {
      id: front.id,
      title: front.title,
      body,
      ctaText: front.cta_text ?? null,
      ctaRoute: front.cta_route ?? null,
      ctaUrl,
      priority: front.priority,
      active: front.active,
      segmentFilter: front.segment_filter,
      startAt: front.start_at ?? null,
      endAt: front.end_at ?? null,
      // A changed address is a changed offer, though the file is the same.
      contentHash: `${hash}${ctaUrl ?? ''}`,
    };
  });
  await upsertResources(tx, resourceRows);
  await upsertOffers(tx, offerRows);
  await loadPassages(tx, folder);
  return { resources: resourceRows.length, offers: offerRows.length };
}

async function upsertResources(tx: NodePgDatabase, rows: (typeof resources.$inferInsert)[]) {
  const known = await hashesBySlug(tx);
  const changed = rows.filter((row) => known.get(row.slug) !== row.contentHash);
  for (const row of changed) {
    await tx.insert(resources).values(row).onConflictDoUpdate({ target: resources.slug, set: row });
  }
  await fillSearchFields(tx);
  const slugs = rows.map((row) => row.slug);
  await tx
    .update(resources)
    .set({ visibility: 'hidden', contentHash: 'gone' })
    .where(and(isNotNull(resources.contentHash), notInArray(resources.slug, slugs)));
}

async function hashesBySlug(tx: NodePgDatabase): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ slug: resources.slug, hash: resources.contentHash })
    .from(resources);
  return new Map(rows.map((row) => [row.slug, row.hash]));
}

async function upsertOffers(
  tx: NodePgDatabase,
  rows: (typeof offers.$inferInsert & { id: string })[],
) {
  const ids = rows.map((row) => row.id);
  const known = await tx
    .select({ id: offers.id, hash: offers.contentHash })
    .from(offers)
    .where(inArray(offers.id, ids));
  const hashes = new Map(known.map((row) => [row.id, row.hash]));
  for (const row of rows.filter(({ id, contentHash }) => hashes.get(id) !== contentHash)) {
    await tx.insert(offers).values(row).onConflictDoUpdate({ target: offers.id, set: row });
  }
  await tx
    .update(offers)
    .set({ active: false, contentHash: 'gone' })
    .where(
      and(isNotNull(offers.contentHash), notInArray(offers.id, ids), eq(offers.active, sql`true`)),
    );
}

/** `mhi_booking` in a file is the configured `mhiBooking`. */
function outsideAddress(key: string, links: Links): string {
  const name = key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const link = OUTSIDE_LINKS.find((known) => known === name);
  if (!link)
    throw new ContentError(`An offer names the outside address "${key}", which does not exist.`);
  return links[link];
}
