import { CHANNELS, REMINDER_KINDS } from '@hearthway/domain/reminders/reminder';
import {
  boolean,
  customType,
  date,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, ownColumns, userId } from './own-columns.ts';

export const reminders = pgTable(
  'reminders',
  {
    userId,
    createdAt,
    kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
    isOn: boolean('is_on').notNull(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    minute: smallint('minute'),
    days: smallint('days').notNull(),
    nextDue: instant('next_due'),
    lastSentAt: instant('last_sent_at'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const reminderSettings = pgTable('reminder_settings', {
  userId: uuid('user_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  showsText: boolean('shows_text').notNull().default(false),
  seenAt: instant('seen_at').notNull(),
  quietUntil: instant('quiet_until'),
  sentOn: date('sent_on'),
  sentCount: smallint('sent_count').notNull().default(0),
  wantsNoMail: boolean('wants_no_mail').notNull().default(false),
  farewellAt: instant('farewell_at'),
  createdAt,
});

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const pushDevices = pgTable('push_devices', {
  ...ownColumns,
  endpoint: text('endpoint').notNull(),
  p256dh: bytes('p256dh').notNull(),
  authSecret: bytes('auth_secret').notNull(),
  name: text('name').notNull(),
});
