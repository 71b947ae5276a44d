import type { WorkshopStep } from '@hearthway/domain/dashboard/contract';
import { formatNumber } from '@hearthway/domain/format';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ShareBar, ShareText } from './share-bar.tsx';

export function WorkshopsCard({ workshops }: { workshops: WorkshopStep[] }) {
  const known = workshops.filter(({ share }) => share !== null);
  const lowest = known.toSorted((a, b) => (a.share ?? 0) - (b.share ?? 0))[0];
  return (
    <Card className="min-w-0">
      <CardTitle>Where workshops lose people</CardTitle>
      <p className="mt-1 max-w-prose text-muted text-sm">
        Members who watched part of a workshop in the last six months, and the share who completed
        it. Workshops started by fewer than five people aren’t shown.
      </p>
      {lowest && known.length > 1 && (
        <p className="mt-2">
          Fewest members complete <strong className="font-semibold">{lowest.title}</strong>.
        </p>
      )}
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-2 pr-3 font-semibold">
                Workshop
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Started
              </th>
              <th scope="col" className="py-2 pl-3 font-semibold max-sm:text-right sm:w-1/3">
                Completed
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {workshops.map(({ title, begun, share }) => (
              <tr key={title}>
                <th scope="row" className="break-words py-3 pr-3 font-normal">
                  {title}
                </th>
                <td className="px-3 py-3 text-right tabular-nums">{formatNumber(begun)}</td>
                <td className="py-3 pl-3 max-sm:text-right">
                  {share === null ? (
                    <span className="text-muted">needs ten people</span>
                  ) : (
                    <span className="flex items-center justify-end gap-3">
                      <span className="hidden flex-1 sm:block">
                        <ShareBar share={share} />
                      </span>
                      <span className="w-14 text-right font-semibold tabular-nums">
                        <ShareText share={share} />
                      </span>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
