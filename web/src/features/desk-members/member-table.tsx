import { dayKey } from '@hearthway/domain/calendar';
import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { shortDate } from '@hearthway/domain/format';
import { TRACK_NAMES } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { TrackMark } from '../../brand/track-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MembershipBadge } from './membership-badge.tsx';

const PROBLEMS: Partial<Record<NonNullable<ListedMember['paymentStatus']>, string>> = {
  past_due: 'Payment failed',
  disputed: 'Disputed',
};

const headings = [
  ['Member', 'w-1/2 sm:w-auto'],
  ['Membership', 'w-1/2 sm:w-48'],
  ['Path', 'hidden w-24 xl:table-cell'],
  ['Since', 'hidden w-36 md:table-cell'],
  ['Last here', 'hidden w-40 sm:table-cell'],
] as const;

export function MemberTable({ members }: { members: ListedMember[] }) {
  return (
    <div className="mt-6 overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed text-left text-sm">
        <thead className="border-line border-b text-muted">
          <tr>
            {headings.map(([heading, look]) => (
              <th key={heading} scope="col" className={`px-4 py-3 font-semibold sm:px-5 ${look}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {members.map((member) => (
            <MemberLine key={member.userId} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberLine({ member }: { member: ListedMember }) {
  const { userId, firstName, lastName, email, since, path, paymentStatus } = member;
  const problem = paymentStatus && PROBLEMS[paymentStatus];
  const name = `${firstName} ${lastName}`.trim() || email || 'Without a name';
  const seen = describeVisit(member);
  return (
    <tr className="relative hover:bg-hover/60">
      <th scope="row" className="px-4 py-3 font-normal sm:px-5">
        {/* The link covers the whole row. */}
        <Link
          to="/admin/$room/$id"
          params={{ room: 'members', id: userId }}
          className="break-words font-semibold text-base after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {name}
        </Link>
        {name !== email && <span className="block truncate text-muted">{email}</span>}
        <span className="mt-0.5 block text-muted sm:hidden">{seen}</span>
      </th>
      <td className="px-4 py-3 sm:px-5">
        <MembershipBadge member={member} />
        {problem && (
          <Badge tone="danger" className="mt-1.5">
            {problem}
          </Badge>
        )}
      </td>
      <td className="hidden px-4 py-3 sm:px-5 xl:table-cell">
        <span className="flex items-center gap-2">
          <TrackMark track={path} className="size-5 shrink-0" />
          <abbr title={TRACK_NAMES[path]} className="no-underline">
            {path}
          </abbr>
        </span>
      </td>
      <td className="hidden whitespace-nowrap px-4 py-3 tabular-nums sm:px-5 md:table-cell">
        {formatShort(new Date(since))}
      </td>
      <td className="hidden px-4 py-3 tabular-nums sm:table-cell sm:px-5">{seen}</td>
    </tr>
  );
}

const formatShort = (date: Date) => `${shortDate(dayKey(date))} ${date.getUTCFullYear()}`;

function describeVisit({ isInvited, seenWeek }: ListedMember): string {
  if (isInvited) return 'Invited';
  return seenWeek ? `Week of ${shortDate(seenWeek)}` : 'Not yet';
}
