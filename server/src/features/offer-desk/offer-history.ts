import type {
  DeskOffer,
  OfferFields,
  OfferVersionsResponse,
} from '@hearthway/domain/offer-desk/contract';
import { OFFER_DESK_TEXT } from '@hearthway/domain/offer-desk/messages';
import type { Call } from '../../db/call.ts';
import { readVersion, readVersions } from '../../db/content-versions.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changeOffer, lockOffer, toDeskOffer } from './desk-offer.ts';

export async function listVersions(
  { db, who }: Call,
  { id }: { id: string },
): Promise<OfferVersionsResponse> {
  const rows = await db.asEditor(who, (tx) => readVersions(tx, 'offer', id));
  return {
    versions: rows.map(({ version, savedAt, savedBy, fields }) => ({
      version,
      savedAt: savedAt.toISOString(),
      savedBy,
      fields: fields as OfferFields,
    })),
  };
}

export async function restoreVersion(
  { db, who, now }: Call,
  { id, of, version }: { id: string; of: number; version: number },
): Promise<DeskOffer> {
  return db.asEditor(who, async (tx) => {
    const before = await lockOffer(tx, id, version);
    const then = await readVersion(tx, 'offer', { id, version: of });
    if (!then) throw new HttpProblem(404, 'offer_not_found', OFFER_DESK_TEXT.notFound);
    const fields = { ...(then.fields as OfferFields), active: before.row.active };
    return toDeskOffer(await changeOffer(tx, before, fields, { now }));
  });
}
