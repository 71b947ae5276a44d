import { z } from 'zod';
import { TRACKS } from '../vocabulary.ts';

export const offerCard = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  ctaText: z.string(),
  target: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('route'), to: z.string() }),
      z.object({ kind: z.literal('url'), href: z.string() }),
    ])
    .nullable(),
  imageUrl: z.string().nullable(),
  logo: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('image'), url: z.string() }),
    z.object({ kind: z.literal('track'), track: z.enum(TRACKS) }),
  ]),
  showsPremiumBadge: z.boolean(),
  reason: z.string(),
});
export type OfferCard = z.infer<typeof offerCard>;

export const offersResponse = z.object({ offers: z.array(offerCard) });

export const trackOfferRequest = z.strictObject({
  offerId: z.uuid(),
  event: z.enum(['seen', 'clicked']),
});
export type TrackOfferRequest = z.infer<typeof trackOfferRequest>;

export const trackOfferResponse = z.object({ recorded: z.boolean() });
