import { offerAction } from '@hearthway/domain/audit/offer-action';
import {
  type ImportedFile,
  type ImportFileRequest,
  pageFields,
} from '@hearthway/domain/content-desk/contract';
import { offerFields } from '@hearthway/domain/offer-desk/contract';
import { OFFER_DESK_TEXT } from '@hearthway/domain/offer-desk/messages';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { eq } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
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
import { changeContent, changePage, deleteDraft } from './change-page.ts';
import { isWorkshop, readPageRow, toPageFields, toReviewColumns } from './desk-page.ts';
import { requirePublisher } from './publish-page.ts';
import { requireAltTexts } from './require-alt-texts.ts';

type Result = ImportedFile['result'];

/** A preview runs the whole import and throws this error to roll it back. */
class PreviewDone extends Error {
  override name = 'PreviewDone';
  imported: ImportedFile;
  constructor(imported: ImportedFile) {
    super('the preview is done');
    this.imported = imported;
  }
}

export async function importFile(
  call: Call,
  { path, text, mode }: ImportFileRequest,
  links: Links,
): Promise<ImportedFile> {
  const { db, who, now } = call;
  if (mode === 'publish') await requirePublisher(call);
  try {
    return await db.asEditor(who, async (tx) => {
      // Only editors may see errors about the file, so it is parsed after the check of the role.
      const row = parseContentRow(path, text, links);
      const result =
        'slug' in row
          ? await importPage({ tx, now }, row, mode === 'publish')
          : await importOffer({ tx, now }, row);
      const imported = { path, title: row.title, result };
      if (mode === 'preview') throw new PreviewDone(imported);
      return imported;
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.imported;
    throw error;
  }
}

function parseContentRow(path: string, text: string, links: Links): ResourceRow | OfferRow {
  try {
    const file = readContentText(path, text);
    const { shape } = file.kind === 'offer' ? offerFields : pageFields;
    if (!shape.body.safeParse(file.body).success) {
      throw new ContentError(`content/${path} is too long.`);
    }
    if (file.kind === 'offer') return offerRow(file, links);
    return file.kind === 'workshop' ? workshopRow(file) : resourceRow(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new HttpProblem(400, 'bad_file', error.message);
  }
}

type WriteContext = Pick<TxCall, 'tx' | 'now'>;

async function importPage(
  { tx, now }: WriteContext,
  { contentHash: _, createdAt, order, ...columns }: ResourceRow,
  publishes: boolean,
): Promise<Result> {
  await requireAltTexts(tx, columns.body);
  const [known] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.slug, columns.slug));
  if (!known) {
    const isAWorkshop = isWorkshop({ tags: columns.tags ?? [] });
    const [made] = await tx
      .insert(resources)
      .values({
        ...columns,
        ...(isAWorkshop ? {} : searchFields({ ...columns, tags: columns.tags ?? [] })),
        ...(!publishes && { visibility: 'hidden', publishAt: null, ...toReviewColumns(null) }),
        order,
        createdAt,
        isDesks: true,
        changedAt: now,
      })
      .returning();
    if (!made) throw new Error('inserting an imported page returned no row');
    await replacePassages(tx, made);
    if (publishes) await logPublished({ tx, now }, made.slug);
    return 'new';
  }
  const page = await readPageRow(tx, known.id, true);
  const { row, draft } = page;
  // The body of a content file has no white space around it, so such white space does not count as
  // a change.
  const current = publishes ? row.body : (draft?.fields.body ?? row.body);
  const body = current.trim() === columns.body ? current : columns.body;
  const isPlaced = order === undefined || order === row.order;
  if (!isPlaced) {
    await tx.update(resources).set({ order, orderIsDesks: true }).where(eq(resources.id, row.id));
  }
  let isChanged: boolean;
  if (publishes) {
    const after = await changePage({ tx, now }, row, { ...columns, body });
    await deleteDraft(tx, row.id);
    isChanged = after !== row || draft !== null;
    if (isChanged) await logPublished({ tx, now }, row.slug);
  } else {
    const { visibility: _visibility, ...content } = columns;
    const fields = toPageFields({ ...row, ...content, tags: content.tags ?? [], body });
    isChanged = (await changeContent({ tx, now }, page, fields, null)) !== page;
  }
  return isChanged || !isPlaced ? 'changed' : 'same';
}

const logPublished = ({ tx, now }: WriteContext, page: string) =>
  appendAudit(tx, { userId: null, action: 'page_published', details: { page }, at: now });

async function importOffer({ tx, now }: WriteContext, row: OfferRow): Promise<Result> {
  const { contentHash: _, id, ...fields } = row;
  if (fields.active && !fields.ctaRoute && !fields.ctaUrl) {
    throw new HttpProblem(400, 'bad_file', OFFER_DESK_TEXT.noDestination);
  }
  const [before] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  if (!before) {
    const values = { id, ...fields, isDesks: true, createdAt: now, changedAt: now };
    await logOffer({ tx, now }, undefined, await tx.insert(offers).values(values).returning());
    return 'new';
  }
  const names = Object.keys(fields) as (keyof typeof fields)[];
  if (names.every((name) => toComparable(before[name]) === toComparable(fields[name])))
    return 'same';
  const after = await tx
    .update(offers)
    .set({ ...fields, isDesks: true, version: before.version + 1, changedAt: now })
    .where(eq(offers.id, id))
    .returning();
  await logOffer({ tx, now }, before, after);
  return 'changed';
}

async function logOffer(
  { tx, now }: WriteContext,
  before: { active: boolean } | undefined,
  [after]: { active: boolean; title: string }[],
): Promise<void> {
  if (!after) return;
  const details = { offer: after.title };
  await appendAudit(tx, { userId: null, action: offerAction(before, after), details, at: now });
}

/**
 * PostgreSQL's jsonb does not preserve the order of keys, so keys are sorted before two values are
 * compared.
 */
const toComparable = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null), (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
