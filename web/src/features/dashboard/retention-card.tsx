import type { DashboardResponse } from '@hearthway/domain/dashboard/contract';
import { formatCount } from '@hearthway/domain/format';
import { Card, CardTitle } from '../../ui/card.tsx';
import { nameMonths } from './name-months.ts';
import { describeReturn, isAllHighest } from './return-words.ts';
import { ShareText } from './share-bar.tsx';

type Group = DashboardResponse['retention'][number];

const LATER = [2, 3, 4, 5, 6] as const;

export function RetentionCard({ groups }: { groups: Group[] }) {
  const answer = describeReturn(groups);
  return (
    <Card className="min-w-0">
      <CardTitle>Active again later</CardTitle>
      {answer && <p className="mt-1 font-semibold">{answer}</p>}
      <p className="mt-1 max-w-prose text-muted text-sm">
        Active means a check-in, journal entry, gratitude or pulse. A month is thirty days. Some
        people pause and come back, so a share can rise. Rounded to protect privacy.
      </p>
      {!isAllHighest(groups) && <ShareTable groups={groups} />}
    </Card>
  );
}

function ShareTable({ groups }: { groups: Group[] }) {
  const known = groups.map(({ shares }) => shares.findLastIndex((share) => share !== null) + 1);
  const columns = LATER.slice(0, Math.max(1, ...known));
  return (
    <div className="relative mt-4 overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-semibold">
              Joined
            </th>
            {columns.map((month) => (
              <th
                key={month}
                scope="col"
                className="whitespace-nowrap px-1 py-2 text-center font-semibold max-sm:text-xs"
              >
                Month {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.from}>
              <th scope="row" className="py-1 pr-3 text-left font-normal max-sm:pr-1">
                <span className="block whitespace-nowrap font-semibold max-sm:text-xs">
                  {nameMonths(group)}
                </span>
                <span className="text-muted max-sm:text-xs">
                  {formatCount(group.people, 'member', 'members')}
                </span>
              </th>
              {columns.map((month, index) => (
                <ShareCell key={month} share={group.shares[index] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ShareCell({ share }: { share: number | null }) {
  if (share === null) {
    return (
      <td>
        <span className="sr-only">not known yet</span>
      </td>
    );
  }
  return (
    <td className="px-0.5 py-0.5">
      <span
        style={{
          backgroundColor: `color-mix(in oklab, var(--color-teal) ${share * 0.4}%, transparent)`,
        }}
        className="block whitespace-nowrap rounded-small px-1 py-2 max-sm:text-xs sm:py-2.5 text-center font-semibold tabular-nums"
      >
        <ShareText share={share} />
      </span>
    </td>
  );
}
