import type { ReactNode } from 'react';

interface CountBarsProps {
  title: string;
  rows: readonly { label: string; count: number; detail?: ReactNode }[];
}

export function CountBars({ title, rows }: CountBarsProps) {
  const max = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {rows.map(({ label, count, detail }) => (
          <li key={label} className="relative overflow-hidden rounded-small bg-sunk px-3 py-2">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 bg-teal/15"
              style={{ width: `${(count / max) * 100}%` }}
            />
            <span className="relative flex justify-between gap-3">
              <span>
                {label}
                {detail && <span className="block text-xs">{detail}</span>}
              </span>
              <span className="font-semibold tabular-nums">{count}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
