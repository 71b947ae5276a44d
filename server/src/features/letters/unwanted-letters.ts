import { addressesIn } from '@hearthway/domain/letters/addresses-in';
import type {
  BouncedResponse,
  StopLettersRequest,
  StopLettersResponse,
} from '@hearthway/domain/letters/contract';
import { judgeRefusal } from '@hearthway/domain/letters/smtp-answer';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';

export async function stopLetters(
  { db, who, now }: Call,
  { text, reason }: StopLettersRequest,
): Promise<StopLettersResponse> {
  const { rows } = await db.asFrontDesk(who, (tx) =>
    tx.execute<{ email: string }>(sql`
      select email from app.stop_letters(${sql.param(addressesIn(text))}::text[], ${reason},
        ${now.toISOString()}::timestamptz) email`),
  );
  return { stopped: rows.map(({ email }) => email) };
}

export async function listBounced({ db, who, now }: Call): Promise<BouncedResponse> {
  return db.asFrontDesk(who, async (tx) => {
    const { rows } = await tx.execute<{
      user_id: string;
      name: string;
      email: string;
      at: Date;
    }>(sql`
      select b.user_id, btrim(p.first_name || ' ' || p.last_name) as name, b.email, b.at
      from app.bounced_addresses b join profiles p on p.user_id = b.user_id
      order by b.at desc, b.user_id limit 500`);
    await appendAudit(tx, { userId: null, action: 'members_listed', at: now });
    return {
      addresses: rows.map(({ user_id: userId, name, email, at }) => ({
        userId,
        name,
        email,
        at: new Date(at).toISOString(),
      })),
    };
  });
}

export async function allowLetters(
  { db, who, now }: Call,
  { userId }: { userId: string },
): Promise<void> {
  await db.asFrontDesk(who, async (tx) => {
    const { rows } = await tx.execute<{ user_id: string }>(
      sql`delete from app.bounced_addresses where user_id = ${userId}::uuid returning user_id`,
    );
    if (rows.length > 0) await appendAudit(tx, { userId, action: 'letters_allowed', at: now });
  });
}

export async function recordBounce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
  error: unknown,
): Promise<void> {
  if (toRefusal(error) !== 'bounced') return;
  await db.asJobs((tx) =>
    tx.execute(sql`
      insert into app.bounced_addresses (user_id, email, at)
      select id, email, ${clock.now().toISOString()} from auth.users where email = ${email}
      on conflict (user_id) do update set email = excluded.email, at = excluded.at`),
  );
}

export function toRefusal(error: unknown) {
  const { command, responseCode, response } = Object(error) as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  return judgeRefusal({ command, code: responseCode, text: response });
}
