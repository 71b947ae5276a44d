import { getCoachTopic } from '@hearthway/domain/coach/topics';
import { createFilm } from '@hearthway/domain/films/film';
import { parseWorkshopBody } from '@hearthway/domain/workshops/workshop-body';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { isWorkshop, placeColumns, placeWorkshops } from '../../member/workshop-places.ts';

const MAX_SENTENCES = 12;

export async function readWorkshopSentences(tx: Tx, topicId: string | null): Promise<string[]> {
  const slug = getCoachTopic(topicId)?.workshop[0];
  if (!slug) return [];
  const [placed, [found]] = await Promise.all([
    placeWorkshops(tx, tx.select(placeColumns).from(resources).where(isWorkshop)),
    tx
      .select({ id: resources.id, body: resources.body })
      .from(resources)
      .where(eq(resources.slug, slug)),
  ]);
  const place = placed.find(({ workshop }) => workshop.id === found?.id);
  if (!found || !place || place.status === 'locked') return [];
  const { actions, know } = parseWorkshopBody(found.body);
  return [...actions, ...know]
    .flatMap(({ body }) => createFilm('', body).lines.map(({ text }) => text))
    .slice(0, MAX_SENTENCES);
}
