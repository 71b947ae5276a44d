import type { Lane } from '@hearthway/domain/vocabulary';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { TxCall } from '../../db/call.ts';
import { openWorkshopIds } from '../../member/workshop-places.ts';

export interface PagePassage {
  id: string;
  slug: string;
  lane: Lane;
  path: string;
  title: string;
  heading: string;
  tags: string;
  sentences: string[];
}

/**
 * Everything on these pages that this member may read. What a page refuses is not found: locked
 * workshops by the rule of their pages, ACTION parts by row-level security and once more here, by the
 * server's own clock.
 */
export async function readPages(
  { tx, now }: Pick<TxCall, 'tx' | 'now'>,
  slugs: readonly string[],
): Promise<PagePassage[]> {
  if (slugs.length === 0) return [];
  const openWorkshops = await openWorkshopIds(tx);
  const { rows } = (await tx.execute(sql`
    select p.id, r.slug, r.lane, p.path, p.title, p.heading, p.tags, p.sentences
    from resources r join guide_passages p on p.resource_id = r.id
    where r.slug = any (${sql.param([...slugs])}::text[])
      and (not 'workshop' = any (r.tags) or r.id = any (${sql.param(openWorkshops)}::uuid[]))
      and (not p.is_premium or (select app.premium_is_active(${now})))
    order by r.slug, p.position`)) as QueryResult;
  return rows as PagePassage[];
}
