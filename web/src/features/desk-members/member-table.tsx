import type { ListedMember, MemberSort } from '@hearthway/domain/desk-members/contract';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cn } from '../../ui/cn.ts';
import { Initials } from './initials.tsx';
import { MembershipBadge, StateText, TierBadge } from './membership-badge.tsx';
import {
  describeJoined,
  describeOnPhone,
  describeVisit,
  hasJoined,
  isHereThisWeek,
} from './visit-words.ts';

interface Heading {
  label: string;
  look: string;
  by?: MemberSort['by'];
}

const headings: readonly Heading[] = [
  { by: 'name', label: 'Member', look: 'w-auto' },
  { by: 'membership', label: 'Membership', look: 'hidden w-36 lg:table-cell' },
  { label: 'State', look: 'hidden w-42 sm:table-cell' },
  { by: 'seen', label: 'Last visit', look: 'hidden w-32 md:table-cell' },
  { by: 'since', label: 'Joined', look: 'hidden w-32 md:table-cell' },
];

const firstWay = (by: MemberSort['by']): MemberSort => ({
  by,
  isDescending: by === 'since' || by === 'seen',
});

interface MemberTableProps {
  members: ListedMember[];
  sort: MemberSort | null;
  onSort?: (sort: MemberSort) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

export function MemberTable({ members, sort, onSort, selected, onSelect }: MemberTableProps) {
  const memberFilters: Record<string, string> = useSearch({ strict: false });
  const memberSearch = useLocation({ select: ({ state }) => state.memberSearch ?? '' });
  const origin: Origin = { memberFilters, memberSearch };
  const isAll = members.every(({ userId }) => selected.has(userId));
  const cell = 'sticky top-[var(--desk-top,0px)] z-10 border-line border-b bg-surface px-3';
  return (
    <div className="mt-4 overflow-clip rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-sm">
        <thead className="text-muted text-xs max-sm:sr-only">
          <tr>
            <th scope="col" className={cn(cell, 'hidden w-11 pr-0 pl-4 sm:table-cell')}>
              <input
                type="checkbox"
                aria-label="Select all in this list"
                checked={isAll}
                onChange={() => onSelect(new Set(isAll ? [] : members.map((one) => one.userId)))}
                className="block size-4 accent-teal"
              />
            </th>
            {headings.map(({ by, label, look }) => {
              const way = by && sort?.by === by ? sort.isDescending : null;
              return (
                <th
                  key={label}
                  scope="col"
                  aria-sort={way === null ? undefined : way ? 'descending' : 'ascending'}
                  className={cn(cell, 'font-semibold', look)}
                >
                  {onSort && by ? (
                    <button
                      type="button"
                      onClick={() =>
                        onSort(way === null ? firstWay(by) : { by, isDescending: !way })
                      }
                      className={cn(
                        '-mx-1 flex min-h-10 items-center gap-1 whitespace-nowrap rounded-small px-1 hover:text-ink hover:underline hover:underline-offset-4',
                        way !== null && 'text-ink',
                      )}
                    >
                      {label}
                      <SortMark way={way} />
                    </button>
                  ) : (
                    <span className="flex min-h-10 items-center whitespace-nowrap">{label}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberLine
              key={member.userId}
              member={member}
              origin={origin}
              isSelected={selected.has(member.userId)}
              onSelect={() => onSelect(toggle(selected, member.userId))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toggle(selected: ReadonlySet<string>, userId: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(userId)) next.add(userId);
  return next;
}

function SortMark({ way }: { way: boolean | null }) {
  if (way === null) return null;
  const Icon = way ? ArrowDown : ArrowUp;
  return <Icon aria-hidden="true" className="size-3.5 shrink-0 text-teal" />;
}

/** A member's record leads back to the list with these filters and this search. */
interface Origin {
  memberFilters: Record<string, string>;
  memberSearch: string;
}

interface MemberLineProps {
  member: ListedMember;
  origin: Origin;
  isSelected: boolean;
  onSelect: () => void;
}

function MemberLine({ member, origin, isSelected, onSelect }: MemberLineProps) {
  const { userId, firstName, lastName, email } = member;
  const name = `${firstName} ${lastName}`.trim() || email || 'No name';
  const now = new Date();
  const isMember = hasJoined(member);
  const cell = 'border-line border-b px-3 py-1.5 group-last/line:border-b-0';
  return (
    <tr className={cn('group/line relative', isSelected ? 'bg-teal/6' : 'hover:bg-hover/60')}>
      <td className={cn(cell, 'hidden pr-0 pl-4 sm:table-cell')}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={onSelect}
          className="relative z-1 block size-4 accent-teal"
        />
      </td>
      <th scope="row" className={cn(cell, 'font-normal max-sm:px-4 max-sm:py-3')}>
        <span className="flex min-h-11 items-center gap-3">
          <Initials person={member} className={isMember ? undefined : 'bg-sunk text-muted'} />
          <span className="min-w-0 flex-1">
            <span className="flex items-center justify-between gap-3">
              <Link
                to="/admin/$room/$id"
                params={{ room: 'members', id: userId }}
                state={origin}
                className={cn(
                  'min-w-0 truncate after:absolute after:inset-0 hover:underline hover:underline-offset-4 max-sm:text-base',
                  isMember ? 'font-semibold' : 'font-medium text-muted',
                )}
              >
                {name}
              </Link>
              {isMember && (
                <span className="sm:hidden">
                  <MembershipBadge member={member} />
                </span>
              )}
            </span>
            {name !== email && (
              <span className="mt-0.5 block truncate text-muted max-sm:hidden">{email}</span>
            )}
            <span className="mt-0.5 block text-muted sm:hidden">
              {describeOnPhone(member, now)}
            </span>
          </span>
        </span>
      </th>
      <td className={cn(cell, 'hidden lg:table-cell')}>
        {isMember || member.tier !== 'free' ? (
          <TierBadge member={member} />
        ) : (
          <span className="text-muted">–</span>
        )}
      </td>
      <td className={cn(cell, 'hidden whitespace-nowrap tabular-nums sm:table-cell')}>
        <span className="max-lg:hidden">
          <StateText member={member} />
        </span>
        <span className="lg:hidden">
          <MembershipBadge member={member} />
        </span>
      </td>
      <td
        className={cn(
          ...[cell, 'hidden whitespace-nowrap tabular-nums md:table-cell'],
          'text-muted',
        )}
      >
        {isHereThisWeek(member, now) && (
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-teal" />
        )}
        {describeVisit(member, now)}
      </td>
      <td className={cn(cell, 'hidden whitespace-nowrap text-muted tabular-nums md:table-cell')}>
        {describeJoined(member)}
      </td>
    </tr>
  );
}
