import { z } from 'zod';
import { shortRead } from '../resources/short-read.ts';
import { GENDERS, QUICK_TAGS, TRACK_ROUTES, TRACKS } from '../vocabulary.ts';

export const quickRouteRequest = z.strictObject({
  tag: z.enum(QUICK_TAGS),
  gender: z.enum(GENDERS).nullable().default(null),
});
export type QuickRouteRequest = z.infer<typeof quickRouteRequest>;

export const quickRouteResponse = z.object({
  destination: z.enum(TRACK_ROUTES),
  recommendedPath: z.enum(TRACKS),
  why: z.object({ tag: z.enum(QUICK_TAGS), gender: z.enum(GENDERS).nullable() }),
  reads: z.array(shortRead),
});
export type QuickRouteResponse = z.infer<typeof quickRouteResponse>;
