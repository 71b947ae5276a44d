import { Disclosure } from '../../ui/disclosure.tsx';
import type { NothingYet } from './nothing-yet.ts';

export function NothingYetLine({ lines }: { lines: NothingYet[] }) {
  if (lines.length === 0) return null;
  return (
    <Disclosure label="What isn’t shown yet" className="mt-6">
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {lines.map(({ what, why }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{why}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
