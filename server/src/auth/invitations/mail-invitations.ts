import { INVITATION_LINK } from '@hearthway/domain/identity/lifetimes';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/tables/auth.ts';
import type { Auth } from '../auth.ts';
import { invitationMail } from '../mails/invitation.ts';
import { makeLink } from '../make-link.ts';

export async function mailInvitations(auth: Auth): Promise<void> {
  const { db, clock, config, outbox } = auth;
  for (;;) {
    const isOver = await db.asAuth(async (tx) => {
      const { rows } = await tx.execute<{ user_id: string }>(sql`
        update app.invitations set mailed_at = ${clock.now().toISOString()}::timestamptz
        where user_id in (select user_id from app.invitations where mailed_at is null
          order by invited_at limit 20 for update skip locked) returning user_id`);
      for (const { user_id } of rows) {
        const [user] = await tx.select().from(users).where(eq(users.id, user_id));
        if (!user || user.emailConfirmedAt) continue;
        const link = await makeLink(tx, auth, user, {
          kind: 'recovery',
          email: user.email,
          goodForMs: INVITATION_LINK,
          redirectTo: undefined,
        });
        const { first_name: firstName } = user.userMetadata as { first_name?: string };
        const termsUrl = `${config.auth.publicUrl}/terms`;
        const words = { productName: config.productName, firstName, link, termsUrl };
        await outbox.post(tx, invitationMail(user.email, words));
      }
      return rows.length === 0;
    });
    if (isOver) break;
  }
  outbox.hurry();
}
