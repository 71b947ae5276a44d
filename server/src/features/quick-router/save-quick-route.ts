import type {
  QuickRouteRequest,
  QuickRouteResponse,
} from '@hearthway/domain/quick-router/contract';
import { quickRoute } from '@hearthway/domain/quick-router/quick-route';
import { readsForTag } from '@hearthway/domain/quick-router/short-reads';
import type { Call } from '../../db/call.ts';
import { saveQuickTag } from '../../member/quick-tag.ts';
import { readShortReads } from '../../member/short-reads.ts';

export async function saveQuickRoute(
  { db, who }: Call,
  { tag, gender }: QuickRouteRequest,
): Promise<QuickRouteResponse> {
  const route = quickRoute(tag, gender);
  return db.write(who, async (tx) => {
    await saveQuickTag(tx, route);
    return { ...route, reads: readsForTag(await readShortReads(tx), tag, gender) };
  });
}
