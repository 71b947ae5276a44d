import { AWAY_AFTER_MS } from '@hearthway/domain/reminders/reminder';
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { users } from '../../db/tables/auth.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { reminderSettings } from '../../db/tables/reminders.ts';
import type { Deps } from '../../deps.ts';
import { farewellMail } from './reminder-mail.ts';

const BATCH_SIZE = 200;

export async function sendFarewells(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'secrets'>,
): Promise<void> {
  const now = deps.clock.now();
  const awaySince = new Date(now.getTime() - AWAY_AFTER_MS);
  for (;;) {
    const count = await deps.db.asJobs(async (tx) => {
      const away = await tx
        .select({
          userId: users.id,
          email: users.email,
          firstName: profiles.firstName,
          wantsNoMail: reminderSettings.wantsNoMail,
        })
        .from(reminderSettings)
        .innerJoin(users, eq(users.id, reminderSettings.userId))
        .innerJoin(profiles, eq(profiles.userId, reminderSettings.userId))
        .where(
          and(
            isNull(reminderSettings.farewellAt),
            lt(reminderSettings.seenAt, awaySince),
            isNotNull(users.emailConfirmedAt),
          ),
        )
        .orderBy(asc(reminderSettings.seenAt))
        .limit(BATCH_SIZE)
        .for('update', { of: reminderSettings, skipLocked: true });
      for (const { wantsNoMail, ...to } of away) {
        if (wantsNoMail) continue;
        const mail = farewellMail(deps, to);
        const until = new Date(now.getTime() + mail.goodForMs).toISOString();
        await deps.jobs.add(tx, 'mail', {
          mail,
          until,
          reminder: { userId: to.userId, kind: 'all' },
        });
      }
      if (away.length > 0) {
        const ids = away.map(({ userId }) => userId);
        const isAway = inArray(reminderSettings.userId, ids);
        await tx.update(reminderSettings).set({ farewellAt: now }).where(isAway);
      }
      return away.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
