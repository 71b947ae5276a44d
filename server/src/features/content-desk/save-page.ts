import { applyState, contentState } from '@hearthway/domain/content-desk/content-state';
import type { DeskPage, SavePageRequest } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import type { Call } from '../../db/call.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changePage, requireVersion } from './change-page.ts';
import { isWorkshop, readPageRow, toDeskPage } from './desk-page.ts';
import { requireAltTexts } from './require-alt-texts.ts';

export async function savePage(
  { db, who, now }: Call,
  { id, version, state, publishAt, ...fields }: SavePageRequest & { id: string },
): Promise<DeskPage> {
  const at = publishAt === null ? null : new Date(publishAt);
  if (state === 'scheduled' && (at === null || at <= now)) {
    throw new HttpProblem(400, 'needs_time', CONTENT_DESK_TEXT.needsTime);
  }
  return db.asEditor(who, async (tx) => {
    const { row, shipped } = await readPageRow(tx, id, true);
    requireVersion(row, version);
    await requireAltTexts(tx, fields.body);
    const isAsBefore =
      contentState(row, now) === state &&
      (state !== 'scheduled' || row.publishAt?.getTime() === at?.getTime());
    const after = await changePage({ tx, now }, row, {
      ...fields,
      ...kindFields(isWorkshop(row), fields),
      ...(isAsBefore ? {} : applyState(state, at, row, now)),
    });
    return toDeskPage({ row: after, shipped }, now);
  });
}

export const kindFields = (
  isAWorkshop: boolean,
  { tags, lane }: Pick<SavePageRequest, 'tags' | 'lane'>,
) => {
  const words = [...new Set(tags.filter((tag) => tag !== 'workshop'))];
  return isAWorkshop
    ? { tags: ['workshop', ...words], lane: 'SHJ' as const }
    : { tags: words, lane };
};
