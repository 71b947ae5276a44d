import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { MemberEnv } from '../http/app-env.ts';
import type { Auth } from './auth.ts';
import { ownAccount } from './own-account.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** A stolen access token must not be enough to download all of a member's data. */
export const recentSignIn = ({ config }: Pick<Auth, 'config'>) =>
  createMiddleware<MemberEnv>(async (c, next) => {
    const { db, who, now } = c.var.call;
    if (config.auth.external) await db.read(who, (tx) => tx.execute(sql`select`));
    else {
      await db.asAuth(async (tx) => {
        await ownAccount(tx, who, now);
        await requireRecentSignIn(tx, who.sessionId, now, OWN_DATA_TEXT.confirmExport);
      });
    }
    await next();
  });
