import { findMediaIds, pictureAddress, videoAddress } from '@hearthway/domain/media/addresses';
import type { MediaItem, MediaListResponse } from '@hearthway/domain/media/contract';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { desc, eq, like, or, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { offers, pageDrafts, resources } from '../../db/tables/content.ts';
import { media } from '../../db/tables/media.ts';
import { practiceSettings } from '../../db/tables/practice-settings.ts';
import { HttpProblem } from '../../http/problem.ts';

type Use = MediaItem['uses'][number];
type Uses = Map<string, Use[]>;

const ANY_MEDIA = '%/media/%';

export async function listMedia({ db, who }: Call): Promise<MediaListResponse> {
  return db.asEditor(who, async (tx) => {
    const rows = await tx.select().from(media).orderBy(desc(media.createdAt), desc(media.id));
    const uses = await readUses(tx);
    return { media: rows.map((row) => toMediaItem(row, uses)) };
  });
}

export async function readMediaItem(tx: Tx, id: string): Promise<MediaItem> {
  const [row] = await tx.select().from(media).where(eq(media.id, id));
  if (!row) throw notFound();
  return toMediaItem(row, await readUses(tx));
}

export const notFound = () => new HttpProblem(404, 'media_not_found', MEDIA_TEXT.notFound);

function toMediaItem(row: typeof media.$inferSelect, uses: Uses): MediaItem {
  const { id, kind, name, alt, size, width, height } = row;
  return {
    ...{ id, kind, name, alt, size, width, height },
    address:
      width !== null && height !== null ? pictureAddress({ id, width, height }) : videoAddress(id),
    createdAt: row.createdAt.toISOString(),
    uses: uses.get(id) ?? [],
  };
}

async function readUses(tx: Tx): Promise<Uses> {
  const pages = tx
    .select({
      kind: sql<Use['kind']>`'page'`,
      id: sql<string>`${resources.id}::text`,
      title: resources.title,
      text: sql<string>`concat_ws(' ', ${resources.body}, ${resources.coverUrl}, ${resources.link},
        ${pageDrafts.fields})`,
    })
    .from(resources)
    .leftJoin(pageDrafts, eq(pageDrafts.resourceId, resources.id))
    .where(
      or(
        like(resources.body, ANY_MEDIA),
        like(resources.coverUrl, ANY_MEDIA),
        like(resources.link, ANY_MEDIA),
        sql`${pageDrafts.fields}::text like ${ANY_MEDIA}`,
      ),
    );
  const shown = tx
    .select({
      kind: sql<Use['kind']>`'offer'`,
      id: sql<string>`${offers.id}::text`,
      title: offers.title,
      text: sql<string>`concat_ws(' ', ${offers.body}, ${offers.imageUrl}, ${offers.smallLogoUrl})`,
    })
    .from(offers)
    .where(
      or(
        like(offers.body, ANY_MEDIA),
        like(offers.imageUrl, ANY_MEDIA),
        like(offers.smallLogoUrl, ANY_MEDIA),
      ),
    );
  const said = tx
    .select({
      kind: sql<Use['kind']>`'words'`,
      id: practiceSettings.key,
      title: practiceSettings.key,
      text: practiceSettings.text,
    })
    .from(practiceSettings)
    .where(like(practiceSettings.text, ANY_MEDIA));
  const uses: Uses = new Map();
  for (const rows of [await pages, await shown, await said]) {
    for (const { text, ...use } of rows) {
      for (const id of findMediaIds(text)) uses.set(id, [...(uses.get(id) ?? []), use]);
    }
  }
  return uses;
}
