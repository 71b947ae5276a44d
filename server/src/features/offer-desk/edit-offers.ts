import type {
  DeskOffer,
  OfferListResponse,
  SaveOfferRequest,
} from '@hearthway/domain/offer-desk/contract';
import { OFFER_DESK_TEXT } from '@hearthway/domain/offer-desk/messages';
import { eq } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { offers } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changeOffer, hasUpdate, lockOffer, readOffers, toDeskOffer } from './desk-offer.ts';

export async function listOffers({ db, who }: Call): Promise<OfferListResponse> {
  const found = await db.asEditor(who, (tx) => readOffers(tx));
  const listed = found.map(toDeskOffer);
  return { offers: listed.sort((a, b) => b.priority - a.priority || (a.title < b.title ? -1 : 1)) };
}

export async function createOffer(
  { db, who, now }: Call,
  { title }: { title: string },
): Promise<DeskOffer> {
  const values = { title, active: false, isDesks: true, createdAt: now, changedAt: now };
  const row = await db.asEditor(who, async (tx) => {
    const [made] = await tx.insert(offers).values(values).returning();
    await appendAudit(tx, {
      userId: null,
      action: 'offer_added',
      details: { offer: title },
      at: now,
    });
    return made;
  });
  if (!row) throw new Error('inserting a new offer returned no row');
  return toDeskOffer({ row, shipped: null });
}

export async function saveOffer(
  { db, who, now }: Call,
  { id, version, ...fields }: SaveOfferRequest & { id: string },
): Promise<DeskOffer> {
  return db.asEditor(who, async (tx) => {
    const before = await lockOffer(tx, id, version);
    return toDeskOffer(await changeOffer(tx, before, fields, { now }));
  });
}

/**
 * Takes or ignores an update of an offer that comes with the app. An ignored update is not shown
 * again until a release of the app changes the offer.
 */
export async function answerUpdate(
  { db, who, now }: Call,
  { id, version, take }: { id: string; version: number; take: boolean },
): Promise<DeskOffer> {
  return db.asEditor(who, async (tx) => {
    const before = await lockOffer(tx, id, version);
    if (!before.shipped || !hasUpdate(before)) {
      throw new HttpProblem(409, 'nothing_offered', OFFER_DESK_TEXT.nothingOffered);
    }
    const { hash, fields } = before.shipped;
    if (take) return toDeskOffer(await changeOffer(tx, before, fields, { now, contentHash: hash }));
    await tx.update(offers).set({ contentHash: hash }).where(eq(offers.id, id));
    return toDeskOffer({ ...before, row: { ...before.row, contentHash: hash } });
  });
}
