import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { DeskRequired } from '../../db/database-errors.ts';
import { profiles } from '../../db/tables/profiles.ts';

export async function readDeskAccess({ db, who }: Call): Promise<DeskAccessResponse> {
  const [own] = await db.read(who, (tx) =>
    tx
      .select({ role: profiles.role, desks: sql<string[]>`app.own_desk_roles()` })
      .from(profiles)
      .limit(1),
  );
  const isInnerCircle = own?.role === 'inner-circle';
  const has = (desk: string) => isInnerCircle || (own?.desks.includes(desk) ?? false);
  if (!has('editor') && !has('front_desk')) throw new DeskRequired('desk');
  return { isInnerCircle, isEditor: has('editor'), isFrontDesk: has('front_desk') };
}
