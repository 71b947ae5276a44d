import { asc } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { Call } from '../../db/call.ts';
import { readAcknowledgements } from '../../db/seed/content-files.ts';
import { offerText, pageText } from '../../db/seed/content-text.ts';
import { offers, resources } from '../../db/tables/content.ts';

export async function exportContent({ db, who }: Call): Promise<Uint8Array> {
  const { pages, cards } = await db.asEditor(who, async (tx) => ({
    pages: await tx.select().from(resources).orderBy(asc(resources.slug)),
    cards: await tx.select().from(offers).orderBy(asc(offers.id)),
  }));
  const acknowledgements = await readAcknowledgements();
  const files = [
    ...pages.map((page) => pageText(page, acknowledgements.get(page.slug))),
    ...cards.map(offerText),
  ];
  return zipSync(
    Object.fromEntries(files.map(({ path, text }) => [`content/${path}`, strToU8(text)])),
  );
}
