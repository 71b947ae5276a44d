import { dayKey } from '@hearthway/domain/calendar';
import { asc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { readAcknowledgements } from '../../db/seed/content-files.ts';
import { offerText, pageText } from '../../db/seed/content-text.ts';
import { offers, resources } from '../../db/tables/content.ts';
import { type ArchiveFile, tarResponse, textFile } from '../../http/tar-response.ts';

export type ExportMedia = (call: Call) => Promise<AsyncIterable<ArchiveFile>>;

/** Unpublished changes are left out, because an archive contains what members see. */
export async function exportContent(call: Call, exportMedia: ExportMedia): Promise<Response> {
  const { db, who, now } = call;
  const { pages, cards } = await db.asEditor(who, async (tx) => ({
    pages: await tx.select().from(resources).orderBy(asc(resources.slug)),
    cards: await tx.select().from(offers).orderBy(asc(offers.id)),
  }));
  const acknowledgements = await readAcknowledgements();
  const texts = [
    ...pages.map((page) => pageText(page, acknowledgements.get(page.slug))),
    ...cards.map(offerText),
  ];
  const media = await exportMedia(call);
  async function* files(): AsyncGenerator<ArchiveFile> {
    for (const { path, text } of texts) yield textFile(`content/${path}`, text);
    yield* media;
  }
  return tarResponse(files(), { name: `content-${dayKey(now)}.tar`, now });
}
