import type {
  DeskPage,
  PageVersionResponse,
  PageVersionsResponse,
} from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import type { Call } from '../../db/call.ts';
import { readVersion, readVersions } from '../../db/content-versions.ts';
import type { Tx } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changeContent, requireVersion } from './change-page.ts';
import { type ResourceRow, readPageRow, toDeskPage, toPageFields } from './desk-page.ts';

export async function listVersions(
  { db, who }: Call,
  { id }: { id: string },
): Promise<PageVersionsResponse> {
  const rows = await db.asEditor(who, (tx) => readVersions(tx, 'resource', id));
  return {
    versions: rows.map(({ version, savedAt, savedBy, isDraft, fields }) => ({
      version,
      isDraft,
      title: (fields as ResourceRow).title,
      savedAt: savedAt.toISOString(),
      savedBy,
    })),
  };
}

export async function readPageVersion(
  { db, who }: Call,
  input: { id: string; version: number },
): Promise<PageVersionResponse> {
  const { savedAt, savedBy, version, isDraft, fields } = await db.asEditor(who, (tx) =>
    findVersion(tx, input),
  );
  const { title } = fields;
  return { version, savedBy, isDraft, savedAt: savedAt.toISOString(), title, fields };
}

export async function restoreVersion(
  { db, who, now }: Call,
  { id, of, version }: { id: string; of: number; version: number },
): Promise<DeskPage> {
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    requireVersion(page.row, version);
    const { fields } = await findVersion(tx, { id, version: of });
    return toDeskPage(await changeContent({ tx, now }, page, fields, null), now);
  });
}

async function findVersion(tx: Tx, wanted: { id: string; version: number }) {
  const found = await readVersion(tx, 'resource', wanted);
  if (!found) throw new HttpProblem(404, 'page_not_found', CONTENT_DESK_TEXT.notFound);
  return { ...found, fields: toPageFields(found.fields as ResourceRow) };
}
