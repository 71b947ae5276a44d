import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, userId } from './own-columns.ts';

export const userOffers = pgTable(
  'user_offers',
  {
    userId,
    offerId: uuid('offer_id').notNull(),
    seenAt: instant('seen_at'),
    clickedAt: instant('clicked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.offerId] })],
);
