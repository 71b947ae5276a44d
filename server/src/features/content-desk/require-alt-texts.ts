import { findMediaIds } from '@hearthway/domain/media/addresses';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { media } from '../../db/tables/media.ts';
import { HttpProblem } from '../../http/problem.ts';

export async function requireAltTexts(tx: Tx, body: string): Promise<void> {
  const ids = [...findMediaIds(body)];
  if (ids.length === 0) return;
  const [undescribed] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.kind, 'picture'), isNull(media.alt)))
    .limit(1);
  if (undescribed) throw new HttpProblem(400, 'needs_words', MEDIA_TEXT.needsWords);
}
