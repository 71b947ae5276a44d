import { Card } from '../../ui/card.tsx';
import type { NothingYet } from './nothing-yet.ts';

export function NothingYetCard({ lines }: { lines: NothingYet[] }) {
  if (lines.length === 0) return null;
  return (
    <Card aria-label="Nothing to show yet" className="min-w-0 md:last:odd:col-span-2">
      <h3 className="text-lg">Nothing to show yet</h3>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {lines.map(({ what, why }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{why}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
