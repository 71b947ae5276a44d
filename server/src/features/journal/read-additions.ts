import type { AdditionsResponse } from '@hearthway/domain/journal/contract';
import { asc, isNotNull } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { journalAdditions } from '../../db/tables/journal-additions.ts';
import { additionColumns, toAddition } from './addition-row.ts';

export async function readAdditions({ db, who }: Call): Promise<AdditionsResponse> {
  const { text, createdAt, id } = journalAdditions;
  const rows = await db.read(who, (tx) =>
    tx
      .select(additionColumns)
      .from(journalAdditions)
      .where(isNotNull(text))
      .orderBy(asc(createdAt), asc(id)),
  );
  return { additions: rows.flatMap((row) => toAddition(row) ?? []) };
}
