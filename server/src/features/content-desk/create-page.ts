import type { DeskPage, NewPageRequest } from '@hearthway/domain/content-desk/contract';
import { slugify } from '@hearthway/domain/content-desk/slug';
import { like } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { resources } from '../../db/tables/content.ts';
import { kindFields } from './change-page.ts';
import { toDeskPage } from './desk-page.ts';

/**
 * The slug stays the same when the title changes, because records of what members have read refer
 * to it.
 */
export async function createPage(
  { db, who, now }: Call,
  { kind, title, lane }: NewPageRequest,
): Promise<DeskPage> {
  return db.asEditor(who, async (tx) => {
    const wanted = slugify(title);
    const taken = await tx
      .select({ slug: resources.slug })
      .from(resources)
      .where(like(resources.slug, `${wanted}%`));
    const slugs = new Set(taken.map(({ slug }) => slug));
    let slug = wanted;
    for (let n = 2; slugs.has(slug); n++) slug = `${wanted}-${n}`;
    const [row] = await tx
      .insert(resources)
      .values({
        slug,
        title,
        body: '',
        ...kindFields(kind === 'workshop', { tags: [], lane }),
        visibility: 'hidden',
        isDesks: true,
        createdAt: now,
        changedAt: now,
      })
      .returning();
    if (!row) throw new Error('inserting a new page returned no row');
    return toDeskPage({ row, draft: null, shipped: null }, now);
  });
}
