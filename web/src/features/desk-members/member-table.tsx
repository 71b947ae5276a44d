import { dayKey } from '@hearthway/domain/calendar';
import type { ListedMember, MemberSort } from '@hearthway/domain/desk-members/contract';
import { shortDate } from '@hearthway/domain/format';
import { TRACK_NAMES } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { TrackMark } from '../../brand/track-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MembershipBadge } from './membership-badge.tsx';

const PROBLEMS: Partial<Record<NonNullable<ListedMember['paymentStatus']>, string>> = {
  past_due: 'Payment failed',
  disputed: 'Disputed',
};

const headings: readonly [MemberSort['by'], string, string][] = [
  ['name', 'Member', 'w-1/2 sm:w-auto'],
  ['membership', 'Membership', 'w-1/2 sm:w-48'],
  ['path', 'Path', 'hidden w-24 xl:table-cell'],
  ['since', 'Since', 'hidden w-36 md:table-cell'],
  ['seen', 'Last here', 'hidden w-40 sm:table-cell'],
];

/** Dates are sorted newest first, which is the most useful order. */
const firstWay = (by: MemberSort['by']): MemberSort => ({
  by,
  isDescending: by === 'since' || by === 'seen',
});

interface MemberTableProps {
  members: ListedMember[];
  sort: MemberSort | null;
  /** The function is undefined if the practice is too large to sort its list. */
  onSort?: (sort: MemberSort) => void;
}

export function MemberTable({ members, sort, onSort }: MemberTableProps) {
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface shadow-card sm:mt-6">
      <table className="w-full table-fixed text-left text-sm">
        <thead className="border-line border-b text-muted">
          <tr>
            {headings.map(([by, label, look]) => {
              const way = sort?.by === by ? sort.isDescending : null;
              return (
                <th
                  key={by}
                  scope="col"
                  aria-sort={way === null ? undefined : way ? 'descending' : 'ascending'}
                  className={`px-4 font-semibold sm:px-5 ${look}`}
                >
                  {onSort ? (
                    <button
                      type="button"
                      onClick={() =>
                        onSort(way === null ? firstWay(by) : { by, isDescending: !way })
                      }
                      className={`-mx-1 flex min-h-11 items-center gap-1 rounded-small px-1 hover:text-ink ${way === null ? '' : 'text-ink'}`}
                    >
                      {label}
                      <SortMark way={way} />
                    </button>
                  ) : (
                    <span className="flex min-h-11 items-center">{label}</span>
                  )}
                </th>
              );
            })}
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

/** `way` is null if the list is sorted by another column, and true if it is descending. */
function SortMark({ way }: { way: boolean | null }) {
  const Icon = way === null ? ChevronsUpDown : way ? ArrowDown : ArrowUp;
  return (
    <Icon
      aria-hidden="true"
      className={`size-3.5 shrink-0 ${way === null ? 'opacity-50' : 'text-teal'}`}
    />
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
