import { z } from 'zod';
import { roundedCount } from '../content-desk/rounded-count.ts';
import { GENDERS, TIERS, TRACKS } from '../vocabulary.ts';

const picked = <Value extends z.ZodType<string>>(value: Value) => z.array(value).max(20);

export const segment = z.strictObject({
  tier: picked(z.enum(TIERS)),
  path: picked(z.enum(TRACKS)),
  gender: picked(z.enum(GENDERS)),
  track: picked(z.enum(TRACKS)),
  signals: picked(z.string().trim().min(1).max(80)),
});
export type Segment = z.infer<typeof segment>;

const route = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\S*$/, 'must be a page on this site, such as /mhi');
const outside = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/\S+$/i, 'must begin with https://');

export const offerFields = z.strictObject({
  title: z.string().trim().min(1, 'An offer needs a title').max(200),
  body: z.string().max(4000),
  ctaText: z.string().trim().max(80).nullable(),
  ctaRoute: route.nullable(),
  ctaUrl: outside.nullable(),
  imageUrl: z.union([route, outside]).nullable(),
  smallLogoUrl: z.union([route, outside]).nullable(),
  priority: z.int().min(-1000).max(1000),
  startAt: z.iso.datetime().nullable(),
  endAt: z.iso.datetime().nullable(),
  active: z.boolean(),
  segment,
});
export type OfferFields = z.infer<typeof offerFields>;

const version = z.int().min(1);

export const saveOfferRequest = offerFields
  .extend({ version })
  .refine(({ startAt, endAt }) => !startAt || !endAt || startAt < endAt, {
    path: ['endAt'],
    message: 'An offer must end after it begins',
  });
export type SaveOfferRequest = z.infer<typeof saveOfferRequest>;

export const newOfferRequest = z.strictObject({ title: offerFields.shape.title });
export const offerParam = z.object({ id: z.uuid() });
export const offeredOfferRequest = z.strictObject({ version, take: z.boolean() });

export const deskOffer = offerFields.extend({
  id: z.uuid(),
  version,
  isDesks: z.boolean(),
  changedAt: z.iso.datetime(),
  offered: offerFields.nullable(),
});
export type DeskOffer = z.infer<typeof deskOffer>;

export const offerListResponse = z.object({ offers: z.array(deskOffer) });
export type OfferListResponse = z.infer<typeof offerListResponse>;

export const offerVersionsResponse = z.object({
  versions: z.array(
    z.object({
      version,
      savedAt: z.iso.datetime(),
      savedBy: z.string().nullable(),
      fields: offerFields,
    }),
  ),
});
export type OfferVersionsResponse = z.infer<typeof offerVersionsResponse>;

export const audienceRequest = z.strictObject({ segment, today: z.iso.date() });
export const audienceResponse = z.object({
  members: roundedCount,
  days: z.array(z.object({ day: z.iso.date(), members: roundedCount })),
});
export type AudienceResponse = z.infer<typeof audienceResponse>;
