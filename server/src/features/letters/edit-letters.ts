import type {
  Letter,
  LettersResponse,
  NewLetterRequest,
  SaveLetterRequest,
} from '@hearthway/domain/letters/contract';
import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { HttpProblem } from '../../http/problem.ts';
import { lockLetter, readLetters } from './letter-row.ts';

export async function listLetters({ db, who }: Call): Promise<LettersResponse> {
  return db.asFrontDesk(who, async (tx) => {
    const letters = await readLetters(tx);
    const { rows } = await tx.execute<{ unsubscribed: number; bounced: number }>(sql`
      select app.count_unsubscribed() as unsubscribed, count(*)::int as bounced
      from app.bounced_addresses`);
    return { letters, ...(rows[0] ?? { unsubscribed: 0, bounced: 0 }) };
  });
}

export const readOneLetter = ({ db, who }: Call, { id }: { id: string }): Promise<Letter> =>
  db.asFrontDesk(who, async (tx) => {
    const [found] = await readLetters(tx, sql`id = ${id}::uuid`);
    if (!found) throw new HttpProblem(404, 'not_found', LETTER_TEXT.notFound);
    return found;
  });

export async function createLetter(
  { db, who, now }: Call,
  { subject, body, segment }: NewLetterRequest,
): Promise<Letter> {
  return db.asFrontDesk(who, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into app.letters (subject, body, segment, changed_at)
      values (${subject}, ${body}, ${JSON.stringify(segment)}::jsonb, ${now.toISOString()}) returning id`);
    return lockLetter(tx, rows[0]?.id ?? '');
  });
}

export async function saveLetter(
  { db, who, now }: Call,
  { id, version, subject, body, segment }: SaveLetterRequest & { id: string },
): Promise<Letter> {
  return db.asFrontDesk(who, async (tx) => {
    requireDraft(await lockLetter(tx, id, version));
    await tx.execute(sql`
      update app.letters set subject = ${subject}, body = ${body}, version = version + 1,
        segment = ${JSON.stringify(segment)}::jsonb, changed_at = ${now.toISOString()}
      where id = ${id}::uuid`);
    return lockLetter(tx, id);
  });
}

export async function deleteLetter({ db, who }: Call, { id }: { id: string }): Promise<void> {
  await db.asFrontDesk(who, async (tx) => {
    requireDraft(await lockLetter(tx, id));
    await tx.execute(sql`delete from app.letters where id = ${id}::uuid`);
  });
}

export function requireDraft({ state }: Letter): void {
  if (state !== 'draft') throw new HttpProblem(409, 'not_a_draft', LETTER_TEXT.notDraft);
}
