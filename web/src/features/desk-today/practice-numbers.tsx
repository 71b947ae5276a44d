import { formatRevenue } from '@hearthway/domain/dashboard/revenue';
import { shortAge } from '@hearthway/domain/desk-today/backup-state';
import type { TodayResponse } from '@hearthway/domain/desk-today/contract';
import { formatCount, formatNumber } from '@hearthway/domain/format';
import { AppLink } from '../../brand/app-link.tsx';
import { BUILD_ID } from '../../lib/build.ts';
import { cn } from '../../ui/cn.ts';
import { describeCounting } from './day-words.ts';
import { formatBytes } from './format-bytes.ts';

interface PracticeNumbersProps {
  day: TodayResponse;
  isAdmin: boolean;
}

export function PracticeNumbers({ day, isAdmin }: PracticeNumbersProps) {
  const { totals, backup } = day;
  const revenue = day.income && formatRevenue(day.income);
  if (!totals && !backup) return null;
  return (
    <section aria-labelledby="practice-numbers" className="mt-8">
      <h2 id="practice-numbers" className="sr-only">
        Your practice in numbers
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {totals && (
          <>
            <NumberTile
              label="Members"
              value={formatNumber(totals.members)}
              detail={
                totals.joinedThisWeek > 0
                  ? `${formatNumber(totals.joinedThisWeek)} joined this week`
                  : 'Nobody joined this week'
              }
              path="/admin/members"
            />
            <NumberTile
              label="Visited this week"
              value={formatNumber(totals.hereThisWeek)}
              detail="Since Monday"
              path={isAdmin ? '/admin/numbers' : '/admin/members'}
            />
            <NumberTile
              label="Premium"
              value={formatNumber(totals.premium)}
              detail={
                revenue
                  ? `${revenue} a month from ${formatCount(day.income?.paying ?? 0, 'member', 'members')}`
                  : totals.endedThisMonth > 0
                    ? `${formatNumber(totals.endedThisMonth)} ended in 30 days`
                    : 'None ended in 30 days'
              }
              path="/admin/members?tier=premium"
            />
          </>
        )}
        {backup && (
          <NumberTile
            label="Last backup"
            value={backup.newest ? shortAge(new Date(backup.newest.at), new Date()) : 'None'}
            detail={
              backup.newest
                ? `${formatBytes(backup.newest.bytes)}, verified`
                : backup.isScheduled
                  ? 'The first one is due'
                  : 'Not set up'
            }
            path="/admin/backup"
            isAlarming={backup.isLate || !backup.isScheduled}
          />
        )}
      </ul>
    </section>
  );
}

export function AboutNumbers({ day: { totals }, isAdmin }: PracticeNumbersProps) {
  return (
    <p className="mt-8 text-muted text-xs">
      {totals && `${describeCounting(new Date(totals.countedAt), new Date())} `}
      {isAdmin &&
        `Version ${BUILD_ID.split('+')[0]}. The app doesn’t check for updates. The person who runs your server installs them.`}
    </p>
  );
}

interface NumberTileProps {
  label: string;
  value: string;
  detail: string;
  path: string;
  isAlarming?: boolean;
}

function NumberTile({ label, value, detail, path, isAlarming = false }: NumberTileProps) {
  return (
    <li>
      <AppLink
        to={path}
        className="block h-full rounded-card border border-line bg-surface px-4 py-4 shadow-card hover:border-edge sm:px-5"
      >
        <span className="block text-muted text-sm">{label}</span>
        <span
          className={cn('mt-1 block font-serif text-2xl tabular-nums', isAlarming && 'text-danger')}
        >
          {value}
        </span>
        <span className="mt-0.5 block text-muted text-sm">{detail}</span>
      </AppLink>
    </li>
  );
}
