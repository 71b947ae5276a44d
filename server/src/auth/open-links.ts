import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens, users } from '../db/tables/auth.ts';

export async function endOpenLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  await tx.update(users).set({ newEmail: null }).where(eq(users.id, userId));
}

export async function cancelAddressChange(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.kind, ['email_change', 'email_change_cancel']),
      ),
    );
  await tx.update(users).set({ newEmail: null }).where(eq(users.id, userId));
}
