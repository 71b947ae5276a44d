import type { ImportedFile } from '@hearthway/domain/content-desk/contract';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { eq } from 'drizzle-orm';
import type { Call, TxCall } from '../../db/call.ts';
import { replacePassages } from '../../db/guide-passages.ts';
import { ContentError, readContentText } from '../../db/seed/content-files.ts';
import {
  type Links,
  type OfferRow,
  offerRow,
  type ResourceRow,
  resourceRow,
  workshopRow,
} from '../../db/seed/content-rows.ts';
import { offers, resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changePage } from './change-page.ts';
import { isWorkshop } from './desk-page.ts';

type Result = ImportedFile['result'];

export async function importFile(
  { db, who, now }: Call,
  { path, text }: { path: string; text: string },
  links: Links,
): Promise<ImportedFile> {
  const result = await db.asEditor(who, async (tx) => {
    // The file is parsed inside `asEditor`, so that only editors see error messages about the file.
    const row = parseContentRow(path, text, links);
    return 'slug' in row ? importPage({ tx, now }, row) : importOffer({ tx, now }, row);
  });
  return { path, result };
}

function parseContentRow(path: string, text: string, links: Links): ResourceRow | OfferRow {
  try {
    const file = readContentText(path, text);
    if (file.kind === 'offer') return offerRow(file, links);
    return file.kind === 'workshop' ? workshopRow(file) : resourceRow(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new HttpProblem(400, 'bad_file', error.message);
  }
}

type WriteContext = Pick<TxCall, 'tx' | 'now'>;

async function importPage({ tx, now }: WriteContext, row: ResourceRow): Promise<Result> {
  const { contentHash: _, createdAt, order, ...fields } = row;
  const [before] = await tx
    .select()
    .from(resources)
    .where(eq(resources.slug, row.slug))
    .for('update');
  if (before) {
    // Content files have a trimmed body, so outer white space does not count as a change.
    const isSameBody = before.body.trim() === fields.body;
    const change = { ...fields, ...(isSameBody && { body: before.body }) };
    const after = await changePage({ tx, now }, before, change);
    const isPlaced = order === undefined || order === before.order;
    if (!isPlaced) {
      await tx
        .update(resources)
        .set({ order, orderIsDesks: true })
        .where(eq(resources.id, before.id));
    }
    return after === before && isPlaced ? 'same' : 'changed';
  }
  const isAWorkshop = isWorkshop({ tags: fields.tags ?? [] });
  const [made] = await tx
    .insert(resources)
    .values({
      ...fields,
      ...(isAWorkshop ? {} : searchFields({ ...fields, tags: fields.tags ?? [] })),
      order,
      createdAt,
      isDesks: true,
      changedAt: now,
    })
    .returning();
  if (!made) throw new Error('inserting an imported page returned no row');
  await replacePassages(tx, made);
  return 'new';
}

async function importOffer({ tx, now }: WriteContext, row: OfferRow): Promise<Result> {
  const { contentHash: _, id, ...fields } = row;
  const [before] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  if (!before) {
    await tx
      .insert(offers)
      .values({ id, ...fields, isDesks: true, createdAt: now, changedAt: now });
    return 'new';
  }
  const names = Object.keys(fields) as (keyof typeof fields)[];
  if (names.every((name) => toComparable(before[name]) === toComparable(fields[name])))
    return 'same';
  await tx
    .update(offers)
    .set({ ...fields, isDesks: true, version: before.version + 1, changedAt: now })
    .where(eq(offers.id, id));
  return 'changed';
}

/** The keys are sorted because jsonb does not preserve their order. */
const toComparable = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null), (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
