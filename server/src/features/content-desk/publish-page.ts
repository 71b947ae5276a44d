import { applyState, contentState } from '@hearthway/domain/content-desk/content-state';
import type {
  DeskPage,
  PublishRequest,
  ReviewRequest,
} from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changePage, deleteDraft, requireVersion } from './change-page.ts';
import { readPageRow, toDeskPage, toReviewColumns } from './desk-page.ts';
import { requireAltTexts } from './require-alt-texts.ts';

export const requirePublisher = ({ db, who }: Call): Promise<void> =>
  db.asAdmin(who, async () => {});

export async function publishPage(
  call: Call,
  { id, version, publishAt, reviewHolds }: PublishRequest & { id: string },
): Promise<DeskPage> {
  const { db, who, now } = call;
  await requirePublisher(call);
  const at = publishAt === null ? null : new Date(publishAt);
  if (at !== null && at <= now) {
    throw new HttpProblem(400, 'needs_time', CONTENT_DESK_TEXT.needsTime);
  }
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    const { row, draft } = page;
    requireVersion(row, version);
    const was = contentState(row, now);
    if (at !== null && was === 'public') {
      throw new HttpProblem(409, 'already_public', CONTENT_DESK_TEXT.alreadyPublic);
    }
    const asksForReview = draft !== null && row.reviewedBy !== null;
    if (asksForReview && reviewHolds === null) {
      throw new HttpProblem(422, 'review_undecided', CONTENT_DESK_TEXT.reviewUndecided);
    }
    await requireAltTexts(tx, draft?.fields.body ?? row.body);
    const state = at === null ? 'public' : 'scheduled';
    const isAsBefore = was === state && (!at || row.publishAt?.getTime() === at.getTime());
    const after = await changePage({ tx, now }, row, {
      ...draft?.fields,
      ...(draft?.contentHash && { contentHash: draft.contentHash }),
      ...(isAsBefore ? {} : applyState(state, at, row, now)),
      ...(asksForReview && !reviewHolds && toReviewColumns(null)),
    });
    await deleteDraft(tx, id);
    if (after !== row) {
      const details = { page: row.slug };
      await appendAudit(tx, { userId: null, action: 'page_published', details, at: now });
    }
    return toDeskPage({ ...page, row: after, draft: null }, now);
  });
}

export async function withdrawPage(
  call: Call,
  { id, version }: { id: string; version: number },
): Promise<DeskPage> {
  const { db, who, now } = call;
  await requirePublisher(call);
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    const { row } = page;
    requireVersion(row, version);
    if (row.visibility === 'hidden') return toDeskPage(page, now);
    const state = contentState(row, now) === 'scheduled' ? 'draft' : 'withdrawn';
    const after = await changePage({ tx, now }, row, applyState(state, null, row, now));
    const details = { page: row.slug };
    await appendAudit(tx, { userId: null, action: 'page_withdrawn', details, at: now });
    return toDeskPage({ ...page, row: after }, now);
  });
}

export async function saveReview(
  call: Call,
  { id, version, review }: ReviewRequest & { id: string },
): Promise<DeskPage> {
  const { db, who, now } = call;
  await requirePublisher(call);
  return db.asEditor(who, async (tx) => {
    const page = await readPageRow(tx, id, true);
    requireVersion(page.row, version);
    // A reviewed page counts as edited by the practice, so that shipped updates do not overwrite
    // it.
    const after = await changePage({ tx, now }, page.row, toReviewColumns(review));
    const details = { page: page.row.slug };
    await appendAudit(tx, { userId: null, action: 'page_reviewed', details, at: now });
    return toDeskPage({ ...page, row: after }, now);
  });
}
