import { dayKey } from '@hearthway/domain/calendar';
import type { CheckedList, InviteRequest } from '@hearthway/domain/desk-members/contract';
import { parseInvitationList } from '@hearthway/domain/desk-members/invitation-list';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { givePeriod } from '@hearthway/domain/membership/give-period';
import { setMembership } from '@hearthway/domain/membership/set-membership';
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
    const { people, problems, ignored } = parse(auth, list);
    const taken = await addressesWithAccount(
      tx,
      people.map(({ email }) => email),
    );
    const known = people.filter(({ email }) => taken.has(email));
    return {
      people: people.filter(({ email }) => !taken.has(email)),
      problems: [...problems, ...known.map(hasAccount)].toSorted((a, b) => a.line - b.line),
      ignored,
    };
  });
}

const parse = ({ clock }: Auth, list: string) =>
  parseInvitationList(list, { today: dayKey(clock.now()) });

/**
 * Email addresses that already have an account are skipped, so that submitting the same list twice
 * invites nobody twice.
 */
export async function invite(
  auth: Auth,
  who: MemberSession,
  { list, period, timeZone, mailsNow }: InviteRequest,
): Promise<CheckedList> {
  requireOwnAccounts(auth);
  const now = auth.clock.now();
  const read = parse(auth, list);
  const isDated = period !== null || read.people.some(({ tier }) => tier && tier !== 'free');
  const invited = await auth.db.asFrontDesk(who, async (tx) => {
    if (isDated && !(await readProfileColumns(tx)).premiumDates) {
      throw new HttpProblem(409, 'premium_columns_unavailable', DESK_MEMBERS_TEXT.undated);
    }
    const people: CheckedList['people'] = [];
    for (const person of read.people) {
      const userId = await createAccount(tx, person, now);
      if (!userId) continue;
      people.push(person);
      await appendAudit(tx, { userId, action: mailsNow ? 'invited' : 'imported', at: now });
      if (!mailsNow) await tx.execute(sql`select app.hold_invitation(${userId}::uuid)`);
      const membership = firstMembership(person, period, { now, timeZone });
      if (membership) {
        await tx.update(profiles).set(membership).where(eq(profiles.userId, userId));
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
    ignored: read.ignored,
  };
}

function firstMembership(
  { tier, until }: CheckedList['people'][number],
  period: InviteRequest['period'],
  moment: { now: Date; timeZone: string },
) {
  if (tier) return setMembership(FREE, { tier, until: until ?? null }, moment);
  if (!period) return null;
  const { days, timeZone } = period;
  const gift = { kind: 'gift', tier: period.tier, days } as const;
  const given = givePeriod(FREE, gift, { now: moment.now, timeZone });
  return given.given ? given.membership : null;
}

export async function inviteAgain(
  auth: Auth,
  who: MemberSession,
  { userId }: { userId: string },
): Promise<void> {
  requireOwnAccounts(auth);
  const now = auth.clock.now();
  await auth.db.asFrontDesk(who, async (tx) => {
    if (!(await releaseInvitation(tx, userId, now))) {
      throw new HttpProblem(409, 'not_invited_again', DESK_MEMBERS_TEXT.notInvitedAgain);
    }
    await appendAudit(tx, { userId, action: 'invited', at: now });
  });
  await mailInvitations(auth);
}

/** People who have joined in the meantime or were invited within the last day get no invitation. */
export async function sendInvitations(
  auth: Auth,
  who: MemberSession,
  { userIds }: { userIds: string[] },
): Promise<{ invited: number }> {
  requireOwnAccounts(auth);
  const now = auth.clock.now();
  const invited = await auth.db.asFrontDesk(who, async (tx) => {
    let sent = 0;
    for (const userId of new Set(userIds)) {
      if (!(await releaseInvitation(tx, userId, now))) continue;
      await appendAudit(tx, { userId, action: 'invited', at: now });
      sent += 1;
    }
    return sent;
  });
  await mailInvitations(auth);
  return { invited };
}

async function releaseInvitation(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ sent: boolean }>(
    sql`select app.invite_again(${userId}::uuid, ${now.toISOString()}::timestamptz) as sent`,
  );
  return rows[0]?.sent ?? false;
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
