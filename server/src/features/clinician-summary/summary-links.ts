import type {
  SharedLinkResponse,
  ShareSummaryRequest,
  SummaryLinksResponse,
} from '@hearthway/domain/clinician-summary/contract';
import { LINK_MESSAGES } from '@hearthway/domain/clinician-summary/link-messages';
import {
  linkState,
  MAX_OPEN_LINKS,
  showCode,
} from '@hearthway/domain/clinician-summary/summary-link';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { summaryLinks } from '../../db/tables/summary-links.ts';
import { HttpProblem } from '../../http/problem.ts';
import { lockProfile, readProfile } from '../../member/profile.ts';
import { readSummary } from './read-summary.ts';
import { createSecrets, hashLinkToken, sealSummary } from './seal-summary.ts';

const DAY_MS = 86_400_000;

async function listLinks(tx: Tx, now: Date): Promise<SummaryLinksResponse> {
  const rows = await tx
    .select()
    .from(summaryLinks)
    .orderBy(desc(summaryLinks.createdAt), summaryLinks.id);
  return {
    links: rows.map((row) => ({
      id: row.id,
      from: row.firstDay,
      to: row.lastDay,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      state: linkState(row, now),
      openings: row.openings,
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
      wrongCodes: row.wrongCodes,
    })),
  };
}

export const readLinks = ({ db, who, now }: Call): Promise<SummaryLinksResponse> =>
  db.read(who, (tx) => listLinks(tx, now));

const isOpenAt = (now: Date) => and(isNull(summaryLinks.closedAt), gt(summaryLinks.expiresAt, now));

async function requireRoom(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(summaryLinks, isOpenAt(now))) >= MAX_OPEN_LINKS) {
    throw new HttpProblem(409, 'too_many_links', LINK_MESSAGES.tooMany);
  }
}

export async function shareSummary(
  call: Call,
  { note, days, ...choice }: ShareSummaryRequest,
): Promise<SharedLinkResponse> {
  const { db, who, now } = call;
  const { firstName } = await db.read(who, async (tx) => {
    // The number of links is checked first, because encrypting the summary takes much CPU time.
    await requireRoom(tx, now);
    return readProfile(tx);
  });
  const summary = await readSummary(call, choice);
  const secrets = createSecrets();
  const shared = { summary, name: firstName || null, note, madeOn: choice.today };
  const sealed = await sealSummary(shared, secrets);
  return db.write(who, async (tx) => {
    await lockProfile(tx);
    await requireRoom(tx, now);
    await tx.insert(summaryLinks).values({
      userId: who.userId,
      tokenHash: hashLinkToken(secrets.token),
      sealed,
      firstDay: summary.from,
      lastDay: summary.to,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    const { token, code } = secrets;
    return { ...(await listLinks(tx, now)), token, code: showCode(code) };
  });
}

export function revokeLink(
  { db, who, now }: Call,
  { id }: { id: string },
): Promise<SummaryLinksResponse> {
  return db.write(who, async (tx) => {
    await tx
      .update(summaryLinks)
      .set({ sealed: null, closedAt: now, closedBy: 'revoked' })
      .where(and(eq(summaryLinks.id, id), isOpenAt(now)));
    const found = await listLinks(tx, now);
    if (!found.links.some((link) => link.id === id)) {
      throw new HttpProblem(404, 'no_such_link', LINK_MESSAGES.gone);
    }
    return found;
  });
}
