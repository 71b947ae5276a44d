import { createHmac, timingSafeEqual } from 'node:crypto';
import { videoAddress } from '@hearthway/domain/media/addresses';
import type { VideoPass } from '@hearthway/domain/media/contract';
import { parseWorkshopBody } from '@hearthway/domain/workshops/workshop-body';
import { like, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { MemberSession, Tx } from '../../db/database.ts';
import { DeskRequired } from '../../db/database-errors.ts';
import { resources } from '../../db/tables/content.ts';
import type { Deps } from '../../deps.ts';
import { isPremiumActive } from '../../member/membership.ts';
import { isWorkshop, placeColumns, placeWorkshops } from '../../member/workshop-places.ts';
import { notFound } from './media-item.ts';

const PASS_LIFETIME_MS = 12 * 3600 * 1000;

export interface VideoFile {
  type: string;
  size: number;
}

/**
 * Video players send no access token, so the URL itself is signed and expires. It works only with
 * the viewer's cookie, so that it cannot be passed on.
 */
export async function createPass(
  call: Call,
  { id }: { id: string },
  { secrets }: Pick<Deps, 'secrets'>,
): Promise<VideoPass & { viewer: string }> {
  const { db, who, now } = call;
  const file =
    (await db.read(who, async (tx) =>
      (await mayWatch({ tx, now }, id)) ? readFile(tx, id) : null,
    )) ?? (await readFileAsEditor(call, id));
  if (!file) throw notFound();
  const until = now.getTime() + PASS_LIFETIME_MS;
  const payload = [until.toString(36), file.size.toString(36), file.type].join('.');
  const viewer = viewerOf(secrets.videoKey, call.who);
  const pass = `${payload}.${sign(secrets.videoKey, id, viewer, payload)}`;
  return { viewer, address: `${videoAddress(id)}?pass=${encodeURIComponent(pass)}` };
}

export const VIEWER_COOKIE = {
  name: 'hearthway_viewer',
  path: '/media/videos',
  maxAge: PASS_LIFETIME_MS / 1000,
} as const;

const viewerOf = (key: string, { userId, sessionId }: MemberSession) =>
  createHmac('sha256', key).update(`viewer ${userId} ${sessionId}`).digest('base64url');

export function readPass(
  pass: string,
  { id, viewer, now, key }: { id: string; viewer: string; now: Date; key: string },
): VideoFile | null {
  const [until = '', size = '', type = '', signature = ''] = pass.split('.');
  const [actual, expected] = [signature, sign(key, id, viewer, [until, size, type].join('.'))].map(
    (text) => Buffer.from(text),
  ) as [Buffer, Buffer];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number.parseInt(until, 36) > now.getTime()
    ? { type, size: Number.parseInt(size, 36) }
    : null;
}

const sign = (key: string, id: string, viewer: string, said: string) =>
  createHmac('sha256', key).update(`${id} ${viewer} ${said}`).digest('base64url');

async function mayWatch({ tx, now }: { tx: Tx; now: Date }, id: string): Promise<boolean> {
  const address = videoAddress(id);
  const pages = await tx
    .select({ id: resources.id, body: resources.body, isWorkshop: sql<boolean>`${isWorkshop}` })
    .from(resources)
    .where(like(resources.body, `%${address}%`));
  if (pages.length === 0) return false;
  const workshops = tx.select(placeColumns).from(resources).where(isWorkshop);
  const isPremium = await isPremiumActive(tx, now);
  const open = new Set(
    (await placeWorkshops(tx, workshops))
      .filter(({ status }) => status !== 'locked')
      .map(({ workshop }) => workshop.id),
  );
  return pages.some((page) => {
    if (!page.isWorkshop) return true;
    if (!open.has(page.id)) return false;
    const { intro, know, actions } = parseWorkshopBody(page.body);
    const parts = [intro, ...[...know, ...(isPremium ? actions : [])].map(({ body }) => body)];
    return parts.some((part) => part.includes(address));
  });
}

async function readFileAsEditor({ db, who }: Call, id: string): Promise<VideoFile | null> {
  try {
    return await db.asEditor(who, (tx) => readFile(tx, id));
  } catch (error) {
    if (error instanceof DeskRequired) return null;
    throw error;
  }
}

async function readFile(tx: Tx, id: string): Promise<VideoFile | null> {
  const { rows } = await tx.execute<{ type: string; size: string }>(
    sql`select type, size from app.video_file(${id})`,
  );
  const [row] = rows;
  return row ? { type: row.type, size: Number(row.size) } : null;
}
