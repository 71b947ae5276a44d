import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { users } from '../../db/tables/auth.ts';
import { profiles } from '../../db/tables/profiles.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readLetter } from '../../mail/letter-body.ts';
import { letterMail } from './letter-mail.ts';
import { lockLetter } from './letter-row.ts';
import { requireMailServer } from './require-mail-server.ts';
import { requireWords } from './send-letter.ts';

export async function testLetter(
  { db, who }: Call,
  deps: Pick<Deps, 'config' | 'secrets' | 'outbox'>,
  { id }: { id: string },
): Promise<{ email: string }> {
  const letter = await db.asFrontDesk(who, (tx) => lockLetter(tx, id));
  requireWords(letter);
  requireMailServer(deps.config);
  const email = await db.asJobs(async (tx) => {
    const [to] = await tx
      .select({ userId: users.id, email: users.email, firstName: profiles.firstName })
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.id, who.userId));
    if (!to?.email) return null;
    const mail = letterMail(deps, readLetter(letter), { id, to });
    await deps.outbox.post(tx, { ...mail, subject: `Test: ${mail.subject}` });
    return to.email;
  });
  if (!email) throw new HttpProblem(422, 'no_address', LETTER_TEXT.noAddress);
  deps.outbox.hurry();
  return { email };
}

export async function readFirstName({ db, who }: Call): Promise<string> {
  const [own] = await db.read(who, (tx) =>
    tx.select({ firstName: profiles.firstName }).from(profiles).limit(1),
  );
  return own?.firstName ?? '';
}
