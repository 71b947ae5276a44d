import type { ResourceResponse } from '@hearthway/domain/resources/contract';
import { desc, eq, ne, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { cardColumns, resourcesWhere, toCard } from './resource-card.ts';

const READ_NEXT = 3;
const { body, reviewedBy, reviewedOn } = resources;

export async function readResource(
  { db, who }: Call,
  { slug }: { slug: string },
): Promise<ResourceResponse> {
  return db.readShared(who, async (tx) => {
    const [row] = await tx
      .select({ ...cardColumns, body, reviewedBy, reviewedOn })
      .from(resources)
      .where(resourcesWhere(eq(resources.slug, slug)))
      .limit(1);
    if (!row) throw new HttpProblem(404, 'resource_not_found', 'We couldn’t find that resource.');
    const { reviewedBy: by, reviewedOn: on, ...article } = row;
    return {
      resource: { ...toCard(article), body: row.body, review: by && on ? { by, on } : null },
      readNext: (await readNext(tx, row)).map(toCard),
    };
  });
}

function readNext(tx: Tx, { id, lane, tags }: { id: string; lane: string; tags: string[] }) {
  const shared = sql`(select count(*) from unnest(${resources.tags}) as tag
    where tag = any (${sql.param(tags)}::text[]))`;
  return tx
    .select(cardColumns)
    .from(resources)
    .where(resourcesWhere(ne(resources.id, id)))
    .orderBy(sql`${resources.lane} = ${lane} desc`, desc(shared), desc(resources.createdAt))
    .limit(READ_NEXT);
}
