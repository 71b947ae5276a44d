import type { PageListResponse } from '@hearthway/domain/content-desk/contract';
import { asc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { resources } from '../../db/tables/content.ts';
import { selectPageLines, toPageLine } from './desk-page.ts';

export async function listPages({ db, who, now }: Call): Promise<PageListResponse> {
  const rows = await db.asEditor(who, (tx) =>
    selectPageLines(tx).orderBy(asc(resources.lane), asc(resources.order), asc(resources.title)),
  );
  return {
    pages: rows.map((row) => ({
      ...toPageLine(row, now),
      changedBy: row.changedBy,
      coverUrl: row.coverUrl,
      parts: row.parts,
    })),
  };
}
