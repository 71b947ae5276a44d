import { mediaIn } from '@hearthway/domain/media/addresses';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { media } from '../../db/tables/media.ts';
import { HttpProblem } from '../../http/problem.ts';

/** A page shows no picture of which nobody has said what it shows, or that it only decorates. */
export async function requireDescribed(tx: Tx, body: string): Promise<void> {
  const ids = [...mediaIn(body)];
  if (ids.length === 0) return;
  const [unsaid] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.kind, 'picture'), isNull(media.alt)))
    .limit(1);
  if (unsaid) throw new HttpProblem(400, 'needs_words', MEDIA_TEXT.needsWords);
}
