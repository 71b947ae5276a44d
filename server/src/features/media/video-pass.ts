import { createHmac, timingSafeEqual } from 'node:crypto';
import { videoAddress } from '@hearthway/domain/media/addresses';
import type { VideoPass } from '@hearthway/domain/media/contract';
import { workshopBody } from '@hearthway/domain/workshops/workshop-body';
import { like, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { DeskRequired } from '../../db/database-errors.ts';
import { resources } from '../../db/tables/content.ts';
import type { Deps } from '../../deps.ts';
import { isPremiumActive } from '../../member/membership.ts';
import { inPlaces, isWorkshop, placeColumns } from '../../member/workshop-places.ts';
import { notFound } from './media-item.ts';

/** Long enough for a film with a pause for dinner; whoever comes later asks anew. */
const LASTS_MS = 12 * 3600 * 1000;

export interface VideoFile {
  type: string;
  size: number;
}

/**
 * An address under which a video plays for a while. A player sends no token with its requests, so
 * who may see it is decided here, once: who may read a part of a page that shows it, and editors.
 */
export async function givePass(
  call: Call,
  { id }: { id: string },
  { secrets }: Pick<Deps, 'secrets'>,
): Promise<VideoPass> {
  const { db, who, now } = call;
  const file =
    (await db.read(who, async (tx) =>
      (await isOpenTo({ tx, now }, id)) ? readFile(tx, id) : null,
    )) ?? (await asEditor(call, id));
  if (!file) throw notFound();
  const until = now.getTime() + LASTS_MS;
  const said = [until.toString(36), file.size.toString(36), file.type].join('.');
  const pass = `${said}.${sign(secrets.videoKey, id, said)}`;
  return { address: `${videoAddress(id)}?pass=${encodeURIComponent(pass)}` };
}

/** What a pass says, while it holds; null for any other. */
export function readPass(
  pass: string,
  { id, now, key }: { id: string; now: Date; key: string },
): VideoFile | null {
  const [until = '', size = '', type = '', signature = ''] = pass.split('.');
  const [given, right] = [signature, sign(key, id, [until, size, type].join('.'))].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number.parseInt(until, 36) > now.getTime()
    ? { type, size: Number.parseInt(size, 36) }
    : null;
}

const sign = (key: string, id: string, said: string) =>
  createHmac('sha256', key).update(`${id} ${said}`).digest('base64url');

/** Whether this member may read, as things stand, a part of a page that shows it. */
async function isOpenTo({ tx, now }: { tx: Tx; now: Date }, id: string): Promise<boolean> {
  const address = videoAddress(id);
  const pages = await tx
    .select({ id: resources.id, body: resources.body, isWorkshop: sql<boolean>`${isWorkshop}` })
    .from(resources)
    .where(like(resources.body, `%${address}%`));
  if (pages.length === 0) return false;
  const workshops = tx.select(placeColumns).from(resources).where(isWorkshop);
  const isPremium = await isPremiumActive(tx, now);
  const open = new Set(
    (await inPlaces(tx, workshops))
      .filter(({ status }) => status !== 'locked')
      .map(({ workshop }) => workshop.id),
  );
  return pages.some((page) => {
    if (!page.isWorkshop) return true;
    if (!open.has(page.id)) return false;
    const { intro, know, actions } = workshopBody(page.body);
    const parts = [intro, ...[...know, ...(isPremium ? actions : [])].map(({ body }) => body)];
    return parts.some((part) => part.includes(address));
  });
}

async function asEditor({ db, who }: Call, id: string): Promise<VideoFile | null> {
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
