import type { ReactNode } from 'react';

export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-4 divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="min-w-0 break-words font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
