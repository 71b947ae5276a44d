import { shortAge } from '@hearthway/domain/desk-today/backup-state';
import type { TodayResponse } from '@hearthway/domain/desk-today/contract';
import { formatNumber } from '@hearthway/domain/format';
import { AppLink } from '../../brand/app-link.tsx';
import { drawSparkLine } from '../../desk/spark-line.ts';
import { TrendLine } from '../../desk/trend-line.tsx';
import { BUILD_ID } from '../../lib/build.ts';
import { cn } from '../../ui/cn.ts';
import { describeCounting, describeIncome } from './day-words.ts';
import { formatBytes } from './format-bytes.ts';

interface PracticeNumbersProps {
  day: TodayResponse;
  isAdmin: boolean;
}

export function PracticeNumbers({ day, isAdmin }: PracticeNumbersProps) {
  const { totals, income, backup, trends } = day;
  if (!totals && !backup) return null;
  return (
    <section aria-labelledby="practice-numbers" className="mt-6 max-sm:order-first">
      <h2 id="practice-numbers" className="sr-only">
        Your practice in numbers
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line shadow-card lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {totals && (
          <>
            <NumberTile
              label="Members"
              value={formatNumber(totals.members)}
              detail={
                totals.joinedThisWeek > 0
                  ? `${formatNumber(totals.joinedThisWeek)} joined in 7 days`
                  : 'Nobody joined in 7 days'
              }
              path="/admin/members"
              trend={trends?.members}
            />
            <NumberTile
              label="Active"
              value={totals.active === null ? null : formatNumber(totals.active)}
              detail="In the last 7 days"
              path={isAdmin ? '/admin/numbers' : '/admin/members'}
              trend={trends?.active}
            />
            {income ? (
              <NumberTile
                {...describeIncome(income)}
                path="/admin/numbers"
                trend={trends?.revenue}
              />
            ) : (
              <NumberTile
                label="Premium"
                value={formatNumber(totals.premium)}
                detail={
                  totals.endedThisMonth > 0
                    ? `${formatNumber(totals.endedThisMonth)} ended in 30 days`
                    : 'None ended in 30 days'
                }
                path="/admin/members?filter=premium"
              />
            )}
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

export function AboutNumbers({ day: { totals, trends }, isAdmin }: PracticeNumbersProps) {
  const hasLines = trends && Object.values(trends).some(drawSparkLine);
  return (
    <p className="mt-8 text-muted text-xs">
      {totals &&
        `Active members saved a check-in, journal entry, gratitude or pulse. ${describeCounting(new Date(totals.countedAt), new Date())} `}
      {hasLines && 'The small lines show the last three months, week by week. '}
      {isAdmin &&
        `Version ${BUILD_ID.split('+')[0]}. The app doesn’t check for updates. The person who runs your server installs them.`}
    </p>
  );
}

interface NumberTileProps {
  label: string;
  /** Null for groups of fewer than five people, to protect their privacy. */
  value: string | null;
  detail: string;
  path: string;
  isAlarming?: boolean;
  trend?: readonly (number | null)[] | undefined;
}

function NumberTile({ label, value, detail, path, isAlarming = false, trend }: NumberTileProps) {
  return (
    <li className="last:odd:col-span-2 lg:last:odd:col-span-1">
      <AppLink
        to={path}
        className="block h-full bg-surface px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-3 sm:px-6 sm:py-4"
      >
        <span className="block font-semibold text-muted text-sm">{label}</span>
        <span className="flex items-center justify-between gap-3 sm:mt-1">
          <span
            className={cn(
              'whitespace-nowrap font-serif text-xl tabular-nums sm:text-2xl',
              isAlarming && 'text-danger',
            )}
          >
            {value ?? <span className="text-lg! text-muted">Fewer than 5</span>}
          </span>
          {trend && <TrendLine values={trend} className="h-5 w-14 sm:h-7 sm:w-20" />}
        </span>
        <span className="block text-muted text-sm max-sm:text-xs sm:mt-0.5">{detail}</span>
      </AppLink>
    </li>
  );
}
