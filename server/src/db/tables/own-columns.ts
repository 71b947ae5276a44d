import { timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const userId = uuid('user_id').notNull();
export const createdAt = instant('created_at').notNull().defaultNow();

export const ownColumns = { userId, id: uuid('id').notNull().defaultRandom(), createdAt };
