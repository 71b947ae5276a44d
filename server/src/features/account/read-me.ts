import type { MeResponse } from '@hearthway/domain/account/contract';
import { meOf } from '@hearthway/domain/account/me';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

export async function readMe(db: Database, who: MemberSession, now: Date): Promise<MeResponse> {
  const [profile] = await db.readAsMember(who, (tx) => tx.select().from(profiles).limit(1));
  if (!profile) throw new Error('a signed-in member has no profile');
  return meOf(profile, now);
}
