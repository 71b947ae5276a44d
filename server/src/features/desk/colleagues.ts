import type {
  ColleaguesResponse,
  GrantRoleRequest,
  RoleParam,
} from '@hearthway/domain/desk/contract';
import { DESK_TEXT } from '@hearthway/domain/desk/messages';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { deskRoles } from '../../db/tables/desk-roles.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readMembership, readProfileColumns } from '../../member/profile.ts';

export function listColleagues({ db, who }: Call): Promise<ColleaguesResponse> {
  return db.asAdmin(who, readColleagues);
}

export function grantRole(
  { db, who, now }: Call,
  { email, role }: GrantRoleRequest,
): Promise<ColleaguesResponse> {
  return db.asAdmin(who, async (tx) => {
    const member = await readMembership(tx, { email });
    if (!member) throw new HttpProblem(404, 'member_not_found', DESK_TEXT.roleNotFound);
    await tx
      .insert(deskRoles)
      .values({ userId: member.userId, role, grantedAt: now })
      .onConflictDoNothing();
    return readColleagues(tx);
  });
}

export function revokeRole(
  { db, who }: Call,
  { userId, role }: RoleParam,
): Promise<ColleaguesResponse> {
  return db.asAdmin(who, async (tx) => {
    await tx.delete(deskRoles).where(and(eq(deskRoles.userId, userId), eq(deskRoles.role, role)));
    return readColleagues(tx);
  });
}

async function readColleagues(tx: Tx): Promise<ColleaguesResponse> {
  const { email } = await readProfileColumns(tx);
  const person = {
    userId: profiles.userId,
    firstName: profiles.firstName,
    lastName: profiles.lastName,
    ...(email && { email: profiles.email }),
  };
  const admins = await tx
    .select(person)
    .from(profiles)
    .where(sql`${profiles.userId} in (select app.list_admins())`)
    .orderBy(asc(profiles.firstName), asc(profiles.userId));
  const rows = await tx
    .select({
      ...person,
      role: deskRoles.role,
      grantedAt: deskRoles.grantedAt,
    })
    .from(deskRoles)
    .innerJoin(profiles, eq(profiles.userId, deskRoles.userId))
    .orderBy(asc(deskRoles.grantedAt), asc(deskRoles.userId), asc(deskRoles.role));
  return {
    admins: admins.map(({ email: address = null, ...row }) => ({ ...row, email: address })),
    colleagues: rows.map(({ grantedAt, email: address = null, ...row }) => ({
      ...row,
      email: address,
      since: grantedAt.toISOString(),
    })),
  };
}
