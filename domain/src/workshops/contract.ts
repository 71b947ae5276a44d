import { z } from 'zod';
import { textReview } from '../resources/contract.ts';
import { MAX_ITEM_LENGTH, MAX_TICKS } from './checklist.ts';
import { KNOW_UNITS } from './completion.ts';
import { WORKSHOP_STATUSES } from './workshop-status.ts';

const workshopCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  coverUrl: z.string().nullable(),
  position: z.int(),
  status: z.enum(WORKSHOP_STATUSES),
  opensAfter: z.string().nullable(),
});
export type WorkshopCard = z.infer<typeof workshopCard>;

export const workshopListResponse = z.object({ workshops: z.array(workshopCard) });
export type WorkshopListResponse = z.infer<typeof workshopListResponse>;

const part = z.object({ number: z.int(), title: z.string().nullable(), body: z.string() });
const unit = z.literal(KNOW_UNITS);

export const workshopResponse = z.object({
  workshop: workshopCard,
  intro: z.string(),
  know: z.array(part.extend({ unit, completedAt: z.iso.datetime().nullable() })),
  actions: z.array(part).nullable(),
  review: textReview,
});
export type WorkshopResponse = z.infer<typeof workshopResponse>;

export const markUnitRequest = z.strictObject({ unit });

export const markUnitResponse = z.object({
  unit,
  completedAt: z.iso.datetime(),
  isWorkshopComplete: z.boolean(),
});
export type MarkUnitResponse = z.infer<typeof markUnitResponse>;

export const tickRequest = z.strictObject({
  ticks: z
    .array(
      z.strictObject({
        item: z.string().min(1).max(MAX_ITEM_LENGTH),
        isTicked: z.boolean(),
        at: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(MAX_TICKS),
});
export type TickRequest = z.infer<typeof tickRequest>;

export const ticksResponse = z.object({ ticked: z.array(z.string()) });
export type TicksResponse = z.infer<typeof ticksResponse>;
