import type { Helped, Outcome, SetOffBy, Wanted } from '@hearthway/domain/hfs-cycle/urge';
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const hfsUrges = pgTable(
  'hfs_urges',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    utcOffset: smallint('utc_offset').notNull(),
    wanted: text('wanted').$type<Wanted>().notNull(),
    strength: smallint('strength').notNull(),
    setOffBy: text('set_off_by').$type<SetOffBy>().notNull(),
    note: text('note').notNull(),
    outcome: text('outcome').$type<Outcome>(),
    strengthAfter: smallint('strength_after'),
    helped: text('helped').$type<Helped>().array(),
    resetSeconds: smallint('reset_seconds'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
