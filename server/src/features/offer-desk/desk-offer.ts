import { offerAction } from '@hearthway/domain/audit/offer-action';
import type { DeskOffer, OfferFields } from '@hearthway/domain/offer-desk/contract';
import { OFFER_DESK_TEXT } from '@hearthway/domain/offer-desk/messages';
import { toFilter, toSegment } from '@hearthway/domain/offer-desk/segment-filter';
import { and, eq, sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import { saveVersion } from '../../db/content-versions.ts';
import type { Tx } from '../../db/database.ts';
import { offers, shippedContent } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';

type OfferRow = typeof offers.$inferSelect;

export interface ShippedOffer {
  row: OfferRow;
  shipped: { hash: string; fields: OfferFields } | null;
}

export async function readOffers(tx: Tx, id?: string, lock = false): Promise<ShippedOffer[]> {
  const query = tx
    .select()
    .from(offers)
    .where(id === undefined ? undefined : eq(offers.id, id));
  const rows = lock ? await query.for('update') : await query;
  const kept = await tx
    .select()
    .from(shippedContent)
    .where(
      and(
        eq(shippedContent.kind, 'offer'),
        id === undefined ? undefined : eq(shippedContent.key, id),
      ),
    );
  const byId = new Map(kept.map(({ key, hash, fields }) => [key, { hash, fields }]));
  return rows.map((row) => {
    const shipped = byId.get(row.id);
    return {
      row,
      shipped: shipped
        ? { hash: shipped.hash, fields: toOfferFields(toFieldRow(shipped.fields as StoredFields)) }
        : null,
    };
  });
}

export async function lockOffer(tx: Tx, id: string, version: number): Promise<ShippedOffer> {
  const [found] = await readOffers(tx, id, true);
  if (!found) throw new HttpProblem(404, 'offer_not_found', OFFER_DESK_TEXT.notFound);
  if (found.row.version !== version) {
    throw new HttpProblem(409, 'changed_meanwhile', OFFER_DESK_TEXT.changedMeanwhile);
  }
  return found;
}

export async function changeOffer(
  tx: Tx,
  { row, shipped }: ShippedOffer,
  fields: OfferFields,
  { now, contentHash = row.contentHash }: { now: Date; contentHash?: string | null },
): Promise<ShippedOffer> {
  if (fields.active && !fields.ctaRoute && !fields.ctaUrl) {
    throw new HttpProblem(422, 'no_destination', OFFER_DESK_TEXT.noDestination);
  }
  const isSame =
    JSON.stringify(toOfferFields(row)) === JSON.stringify({ ...toOfferFields(row), ...fields }) &&
    contentHash === row.contentHash;
  if (isSame) return { row, shipped };
  const [after] = await tx
    .update(offers)
    .set({
      ...toColumns(fields),
      contentHash,
      isDesks: true,
      version: sql`${offers.version} + 1`,
      changedAt: now,
    })
    .where(eq(offers.id, row.id))
    .returning();
  if (!after) throw new Error('updating an offer returned no row');
  await saveVersion({ tx, now }, 'offer', { before: row, after, fieldsOf: toOfferFields });
  const details = { offer: after.title };
  await appendAudit(tx, { userId: null, action: offerAction(row, after), details, at: now });
  return { row: after, shipped };
}

const toColumns = ({ segment, startAt, endAt, ...fields }: OfferFields) => ({
  ...fields,
  segmentFilter: toFilter(segment),
  startAt: startAt === null ? null : new Date(startAt),
  endAt: endAt === null ? null : new Date(endAt),
});

type FieldRow = Omit<
  OfferRow,
  'id' | 'version' | 'isDesks' | 'changedAt' | 'createdAt' | 'contentHash'
>;
type StoredFields = Omit<FieldRow, 'startAt' | 'endAt'> & {
  startAt: string | null;
  endAt: string | null;
};

const toFieldRow = (fields: StoredFields): FieldRow => ({
  ...fields,
  startAt: fields.startAt === null ? null : new Date(fields.startAt),
  endAt: fields.endAt === null ? null : new Date(fields.endAt),
});

const toOfferFields = (row: FieldRow): OfferFields => ({
  title: row.title,
  body: row.body,
  ctaText: row.ctaText,
  ctaRoute: row.ctaRoute,
  ctaUrl: row.ctaUrl,
  imageUrl: row.imageUrl ?? null,
  smallLogoUrl: row.smallLogoUrl ?? null,
  priority: row.priority,
  startAt: row.startAt?.toISOString() ?? null,
  endAt: row.endAt?.toISOString() ?? null,
  active: row.active,
  segment: toSegment(row.segmentFilter),
});

export const hasUpdate = ({ row, shipped }: ShippedOffer): boolean =>
  row.isDesks && shipped !== null && shipped.hash !== row.contentHash;

export const toDeskOffer = (offer: ShippedOffer): DeskOffer => ({
  id: offer.row.id,
  ...toOfferFields(offer.row),
  version: offer.row.version,
  isDesks: offer.row.isDesks,
  changedAt: offer.row.changedAt.toISOString(),
  offered: hasUpdate(offer) ? (offer.shipped?.fields ?? null) : null,
});
