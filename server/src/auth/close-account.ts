import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { sql } from 'drizzle-orm';
import type { MemberSession } from '../db/database.ts';
import { sqlState } from '../db/database-errors.ts';
import { HttpProblem } from '../http/problem.ts';
import { readMembership } from '../member/profile.ts';
import type { Auth } from './auth.ts';
import { accountClosedMail } from './mails/account-closed.ts';
import { forgetAttempts } from './sign-in-limits.ts';

const HAS_ROLE = 'HW409';

export async function closeAccount(
  { db, clock, jobs, outbox, config }: Auth,
  who: MemberSession,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = clock.now().toISOString();
  const address = await db
    .asFrontDesk(who, async (tx) => {
      const member = await readMembership(tx, { userId }, { lock: true });
      if (!member) throw new HttpProblem(404, 'member_not_found', DESK_MEMBERS_TEXT.gone);
      if (member.email?.toLowerCase() !== email.toLowerCase()) {
        throw new HttpProblem(409, 'wrong_address', DESK_MEMBERS_TEXT.wrongAddress);
      }
      await tx.execute(sql`select app.close_account(${userId}::uuid, ${now}::timestamptz)`);
      return member.email;
    })
    .catch((error: unknown) => {
      if (sqlState(error) !== HAS_ROLE) throw error;
      throw new HttpProblem(409, 'has_desk_role', DESK_MEMBERS_TEXT.hasRole);
    });
  await db.asAuth(async (tx) => {
    await jobs.forget(tx, { userId, email: address });
    await forgetAttempts(tx, address);
    if (config.stripe) await jobs.add(tx, 'endings', null);
    await outbox.post(tx, accountClosedMail(address, config));
  });
  jobs.wake('endings');
  outbox.hurry();
}
