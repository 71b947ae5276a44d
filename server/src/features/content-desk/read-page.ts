import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { Call } from '../../db/call.ts';
import { readPageRow, toDeskPage } from './desk-page.ts';

export const readPage = ({ db, who, now }: Call, { id }: { id: string }): Promise<DeskPage> =>
  db.asEditor(who, async (tx) => toDeskPage(await readPageRow(tx, id), now));
