import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { api, unguardedFetch } from '../../session/api.ts';

export const readLatestThread = async (): Promise<GuideThreadResponse> =>
  (await api.guide.thread.$get({}, { fetch: unguardedFetch })).json();

export async function deleteThread(id: string): Promise<void> {
  await api.guide.threads[':id'].$delete({ param: { id } });
}
