import { coachTopic } from '@hearthway/domain/coach/topics';
import { filmOf } from '@hearthway/domain/films/film';
import { workshopBody } from '@hearthway/domain/workshops/workshop-body';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { inPlaces, isWorkshop, placeColumns } from '../../member/workshop-places.ts';

const MAX_SENTENCES = 12;

/** What the topic's workshop says, ACTION parts first, where this member may open it. */
export async function sentencesFor(tx: Tx, topicId: string | null): Promise<string[]> {
  const slug = coachTopic(topicId ?? '')?.workshop;
  if (!slug) return [];
  const [placed, [found]] = await Promise.all([
    inPlaces(tx, tx.select(placeColumns).from(resources).where(isWorkshop)),
    tx
      .select({ id: resources.id, body: resources.body })
      .from(resources)
      .where(eq(resources.slug, slug)),
  ]);
  const place = placed.find(({ workshop }) => workshop.id === found?.id);
  if (!found || !place || place.status === 'locked') return [];
  const { actions, know } = workshopBody(found.body);
  return [...actions, ...know]
    .flatMap(({ body }) => filmOf('', body).lines.map(({ text }) => text))
    .slice(0, MAX_SENTENCES);
}
