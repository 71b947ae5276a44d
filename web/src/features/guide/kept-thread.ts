import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { api, stayingFetch } from '../../session/api.ts';

/** What was said last, on whichever device. */
export const readLatestThread = async (): Promise<GuideThreadResponse> =>
  (await api.guide.thread.$get({}, { fetch: stayingFetch })).json();

export async function deleteThread(id: string): Promise<void> {
  await api.guide.threads[':id'].$delete({ param: { id } });
}
