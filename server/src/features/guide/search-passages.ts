import type { SearchTerm } from '@hearthway/domain/guide/search-terms';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { TxCall } from '../../db/call.ts';
import { openWorkshopIds } from '../../member/workshop-places.ts';

interface RankedPassage {
  id: string;
  path: string;
  /** What each group of terms adds, by the number of the group. */
  scores: Record<string, number>;
}

interface Found {
  passages: RankedPassage[];
  /** How telling each group of terms is: rare words say more. A word of no page says most. */
  rarity: Record<string, number>;
}

/** Postgres's order D, C, B, A: text, what members call it, heading and tags, title. */
const WEIGHTS = '{0.25, 0.7, 0.7, 1}';
const MAX_PASSAGES = 60;

/**
 * The passages that hold any of the terms, each scored by how telling the terms are that it holds.
 * What a page refuses is not found: locked workshops by the rule of their pages, ACTION parts by
 * row-level security and once more here, by the server's own clock. How telling a word is does not
 * depend on how far the member has come, so locked workshops count there.
 */
export async function searchPassages(
  { tx, now }: TxCall,
  terms: SearchTerm[],
  /** Slugs of pages that are found in another way. */
  except: readonly string[],
): Promise<Found> {
  if (terms.length === 0) return { passages: [], rarity: {} };
  const openWorkshops = await openWorkshopIds(tx);
  const { rows } = (await tx.execute(sql`
    with ${termTable(terms)},
    readable as materialized (
      select p.id, p.resource_id, p.words,
        not 'workshop' = any (r.tags) or r.id = any (${sql.param(openWorkshops)}::uuid[]) as is_open
      from guide_passages p join resources r on r.id = p.resource_id
      where (not p.is_premium or (select app.premium_is_active(${now})))
        and not r.slug = any (${sql.param([...except])}::text[])
    ),
    hit as (
      select p.id, p.resource_id, p.is_open, t.grp,
        max(t.weight * ts_rank(${WEIGHTS}::real[], p.words, t.query)) as rank
      from term t join readable p on p.words @@ t.query
      group by p.id, p.resource_id, p.is_open, t.grp
    ),
    total as (select count(distinct resource_id)::real as n from readable),
    rarity as (
      select t.grp, ln(1 + (total.n - count(distinct h.resource_id) + 0.5)
        / (count(distinct h.resource_id) + 0.5)) as value
      from (select distinct grp from term) t cross join total left join hit h on h.grp = t.grp
      group by t.grp, total.n
    ),
    best as (
      select h.id, jsonb_object_agg(h.grp, h.rank * r.value) as scores, sum(h.rank * r.value) as sum
      from hit h join rarity r on r.grp = h.grp
      where h.is_open
      group by h.id order by sum(h.rank * r.value) desc limit ${MAX_PASSAGES}
    )
    select p.id, p.path, best.scores, (select jsonb_object_agg(grp, value) from rarity) as rarity
    from best join guide_passages p on p.id = best.id order by best.sum desc, p.id`)) as QueryResult;
  const found = rows as (RankedPassage & { rarity: Record<string, number> })[];
  return { passages: found, rarity: found[0]?.rarity ?? {} };
}

/** Words that Postgres leaves out make an empty query, and an empty query finds nothing. */
const termTable = (terms: SearchTerm[]) => sql`term as materialized (
  select * from (
    select to_tsquery('english', word) as query, grp, weight
    from unnest(${sql.param(terms.map(({ word }) => word))}::text[],
      ${sql.param(terms.map(({ group }) => group))}::int[],
      ${sql.param(terms.map(({ weight }) => weight))}::real[]) as t (word, grp, weight)
  ) parsed where numnode(query) > 0
)`;
