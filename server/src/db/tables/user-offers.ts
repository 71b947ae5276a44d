import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

export const userOffers = pgTable(
  'user_offers',
  {
    userId: uuid('user_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    clickedAt: timestamp('clicked_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.offerId] })],
);
