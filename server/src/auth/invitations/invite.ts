import type { CheckedList, InviteRequest } from '@hearthway/domain/desk-members/contract';
import { parseInvitationList } from '@hearthway/domain/desk-members/invitation-list';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { givePeriod } from '@hearthway/domain/membership/give-period';
import { eq, sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { MemberSession, Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readProfileColumns } from '../../member/profile.ts';
import type { Auth } from '../auth.ts';
import { mailInvitations } from './mail-invitations.ts';

const FREE = { tier: 'free', premiumStartedAt: null, premiumExpiresAt: null } as const;

export function checkList(
  auth: Auth,
  who: MemberSession,
  { list }: { list: string },
): Promise<CheckedList> {
  requireOwnAccounts(auth);
  return auth.db.asFrontDesk(who, async (tx) => {
    const { people, problems } = parseInvitationList(list);
    const taken = await addressesWithAccount(
      tx,
      people.map(({ email }) => email),
    );
    const known = people.filter(({ email }) => taken.has(email));
    return {
      people: people.filter(({ email }) => !taken.has(email)),
      problems: [...problems, ...known.map(hasAccount)].toSorted((a, b) => a.line - b.line),
    };
  });
}

/** An email address with an account is not invited again, so a list can be sent twice. */
export async function invite(
  auth: Auth,
  who: MemberSession,
  { list, period }: InviteRequest,
): Promise<CheckedList> {
  requireOwnAccounts(auth);
  const now = auth.clock.now();
  const read = parseInvitationList(list);
  const invited = await auth.db.asFrontDesk(who, async (tx) => {
    if (period && !(await readProfileColumns(tx)).premiumDates) {
      throw new HttpProblem(409, 'premium_columns_unavailable', DESK_MEMBERS_TEXT.undated);
    }
    const people: CheckedList['people'] = [];
    for (const person of read.people) {
      const userId = await createAccount(tx, person, now);
      if (!userId) continue;
      people.push(person);
      await appendAudit(tx, { userId, action: 'invited', at: now });
      if (!period) continue;
      const { tier, days, timeZone } = period;
      const given = givePeriod(FREE, { kind: 'gift', tier, days }, { now, timeZone });
      if (given.given) {
        await tx.update(profiles).set(given.membership).where(eq(profiles.userId, userId));
      }
    }
    return people;
  });
  await mailInvitations(auth);
  const lines = new Set(invited.map(({ line }) => line));
  const known = read.people.filter(({ line }) => !lines.has(line));
  return {
    people: invited,
    problems: [...read.problems, ...known.map(hasAccount)].toSorted((a, b) => a.line - b.line),
  };
}

const hasAccount = ({ line, email }: { line: number; email: string }) => ({
  line,
  text: email,
  problem: 'has_account' as const,
});

function requireOwnAccounts({ config }: Auth): void {
  if (config.auth.external) {
    throw new HttpProblem(409, 'account_kept_elsewhere', DESK_MEMBERS_TEXT.keptElsewhere);
  }
}

async function createAccount(
  tx: Tx,
  { email, firstName, lastName }: CheckedList['people'][number],
  now: Date,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select app.invite_member(${email}, ${firstName}, ${lastName}, ${now.toISOString()}::timestamptz) as id`,
  );
  return rows[0]?.id ?? null;
}

async function addressesWithAccount(tx: Tx, emails: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from app.addresses_with_account(${sql.param(emails)}::text[]) as email`,
  );
  return new Set(rows.map(({ email }) => email));
}
