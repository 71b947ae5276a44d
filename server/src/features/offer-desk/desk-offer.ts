import type { DeskOffer, OfferFields } from '@hearthway/domain/offer-desk/contract';
import { OFFER_DESK_TEXT } from '@hearthway/domain/offer-desk/messages';
import { filterOf, segmentOf } from '@hearthway/domain/offer-desk/segment-of';
import { and, eq, sql } from 'drizzle-orm';
import { keepVersion } from '../../db/content-versions.ts';
import type { Tx } from '../../db/database.ts';
import { offers, shippedContent } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';

type OfferRow = typeof offers.$inferSelect;

export interface ShippedOffer {
  row: OfferRow;
  shipped: { hash: string; fields: OfferFields } | null;
}

/** Offers with what was shipped of them. */
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
        ? { hash: shipped.hash, fields: fieldsOf(asRow(shipped.fields as StoredFields)) }
        : null,
    };
  });
}

/** The offer about to be changed; whoever began with another version is told, and nothing is written. */
export async function lockOffer(tx: Tx, id: string, version: number): Promise<ShippedOffer> {
  const [found] = await readOffers(tx, id, true);
  if (!found) throw new HttpProblem(404, 'offer_not_found', OFFER_DESK_TEXT.notFound);
  if (found.row.version !== version) {
    throw new HttpProblem(409, 'changed_meanwhile', OFFER_DESK_TEXT.changedMeanwhile);
  }
  return found;
}

/** Writes it; from here on the offer is the desk's. */
export async function changeOffer(
  tx: Tx,
  { row, shipped }: ShippedOffer,
  fields: OfferFields,
  { now, contentHash = row.contentHash }: { now: Date; contentHash?: string | null },
): Promise<ShippedOffer> {
  const isSame =
    JSON.stringify(fieldsOf(row)) === JSON.stringify({ ...fieldsOf(row), ...fields }) &&
    contentHash === row.contentHash;
  if (isSame) return { row, shipped };
  const [after] = await tx
    .update(offers)
    .set({
      ...columnsOf(fields),
      contentHash,
      isDesks: true,
      version: sql`${offers.version} + 1`,
      changedAt: now,
    })
    .where(eq(offers.id, row.id))
    .returning();
  if (!after) throw new Error('a changed offer has no row');
  await keepVersion({ tx, now }, 'offer', { before: row, after, fieldsOf });
  return { row: after, shipped };
}

const columnsOf = ({ segment, startAt, endAt, ...fields }: OfferFields) => ({
  ...fields,
  segmentFilter: filterOf(segment),
  startAt: startAt === null ? null : new Date(startAt),
  endAt: endAt === null ? null : new Date(endAt),
});

type FieldRow = Omit<
  OfferRow,
  'id' | 'version' | 'isDesks' | 'changedAt' | 'createdAt' | 'contentHash'
>;
/** As JSON keeps them. */
type StoredFields = Omit<FieldRow, 'startAt' | 'endAt'> & {
  startAt: string | null;
  endAt: string | null;
};

const asRow = (fields: StoredFields): FieldRow => ({
  ...fields,
  startAt: fields.startAt === null ? null : new Date(fields.startAt),
  endAt: fields.endAt === null ? null : new Date(fields.endAt),
});

const fieldsOf = (row: FieldRow): OfferFields => ({
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
  segment: segmentOf(row.segmentFilter),
});

export const isOffered = ({ row, shipped }: ShippedOffer): boolean =>
  row.isDesks && shipped !== null && shipped.hash !== row.contentHash;

export const toDeskOffer = (offer: ShippedOffer): DeskOffer => ({
  id: offer.row.id,
  ...fieldsOf(offer.row),
  version: offer.row.version,
  isDesks: offer.row.isDesks,
  changedAt: offer.row.changedAt.toISOString(),
  offered: isOffered(offer) ? (offer.shipped?.fields ?? null) : null,
});
