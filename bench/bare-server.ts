import { openEmbedded } from '@hearthway/server/db/embedded/open-embedded';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { prepareAll } from '@hearthway/server/db/prepare-all';
import { dailyCheckins } from '@hearthway/server/db/tables/member-records';
import { profiles } from '@hearthway/server/db/tables/profiles';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import type { PoolClient } from 'pg';

/**
 * The baseline for comparisons: Hono with the same connection pool and driver, but without
 * sessions, row-level security, transactions and logging. usage: PORT=… USER_ID=… (DATABASE_URL=… |
 * DATA_DIR=…) node bench/bare-server.ts
 */
const { PORT, USER_ID = '', DATABASE_URL, DATABASE_POOL = '10', DATA_DIR = '' } = process.env;

const engine = DATABASE_URL
  ? openPostgres(DATABASE_URL, { max: Number(DATABASE_POOL) })
  : await openEmbedded(DATA_DIR, {
      onCrash(error) {
        throw error;
      },
    });
const db = drizzle({ client: prepareAll(engine.pool as unknown as PoolClient, { isNamed: true }) });

const READ = { name: 'read', text: 'select * from profiles where user_id = $1 limit 1' };
const SAVE = {
  name: 'save',
  text: `insert into daily_checkins (user_id, date, sleep) values ($1, $2, $3)
    on conflict (user_id, date) do update set sleep = excluded.sleep returning *`,
};

const app = new Hono()
  .get('/readyz', (c) => c.json({ status: 'ready' }))
  .get('/me', async (c) => {
    const [row] = await db.select().from(profiles).where(eq(profiles.userId, USER_ID)).limit(1);
    return c.json(row);
  })
  .put('/checkin', async (c) => {
    const { userId, date, sleep } = await c.req.json();
    const [row] = await db
      .insert(dailyCheckins)
      .values({ userId, date, sleep })
      .onConflictDoUpdate({
        target: [dailyCheckins.userId, dailyCheckins.date],
        set: { sleep },
      })
      .returning();
    return c.json(row);
  })
  .get('/prepared/me', async (c) => {
    const { rows } = await engine.pool.query({ ...READ, values: [USER_ID] });
    return c.json(rows[0]);
  })
  .put('/prepared/checkin', async (c) => {
    const { userId, date, sleep } = await c.req.json();
    const { rows } = await engine.pool.query({ ...SAVE, values: [userId, date, sleep] });
    return c.json(rows[0]);
  });

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
