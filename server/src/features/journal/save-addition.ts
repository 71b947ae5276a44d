import { type Addition, MOST_ADDITIONS } from '@hearthway/domain/journal/addition';
import { ADDITION_MESSAGES } from '@hearthway/domain/journal/addition-messages';
import type {
  AdditionChangeResponse,
  SaveAdditionRequest,
} from '@hearthway/domain/journal/contract';
import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { journalAdditions } from '../../db/tables/journal-additions.ts';
import { HttpProblem } from '../../http/problem.ts';
import { clampToNow } from '../../member/moment.ts';
import { additionColumns, toAddition, toAdditionColumns } from './addition-row.ts';

export async function saveAddition(
  { db, who, now }: Call,
  { id, kind, changedAt, addition }: SaveAdditionRequest,
): Promise<AdditionChangeResponse> {
  const row = { ...toAdditionColumns(addition), changedAt: clampToNow(changedAt, now) };
  return db.write(who, async (tx) => {
    if (addition) await requireRoom(tx, { id, kind });
    await tx
      .insert(journalAdditions)
      .values({ ...row, id, kind, userId: who.userId })
      .onConflictDoUpdate({
        target: [journalAdditions.userId, journalAdditions.id],
        set: row,
        setWhere: sql`excluded.changed_at >= ${journalAdditions.changedAt}
          and excluded.kind = ${journalAdditions.kind}`,
      });
    const [stored] = await tx
      .select(additionColumns)
      .from(journalAdditions)
      .where(eq(journalAdditions.id, id));
    if (!stored) throw new Error('a saved journal addition could not be read back');
    return { id, addition: toAddition(stored) };
  });
}

async function requireRoom(
  tx: Tx,
  { id, kind }: { id: string; kind: Addition['kind'] },
): Promise<void> {
  const [others] = await tx
    .select({ number: count() })
    .from(journalAdditions)
    .where(
      and(
        eq(journalAdditions.kind, kind),
        isNotNull(journalAdditions.text),
        ne(journalAdditions.id, id),
      ),
    );
  if ((others?.number ?? 0) < MOST_ADDITIONS[kind]) return;
  throw new HttpProblem(422, 'too_many_additions', ADDITION_MESSAGES.tooMany[kind]);
}
