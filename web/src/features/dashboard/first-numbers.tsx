import { FigureText, type ShownValue } from './number-card.tsx';
import { PeopleLink } from './people-link.tsx';
import { ShareBar } from './share-bar.tsx';
import { TILE_LOOK } from './tile-look.ts';

export interface FirstNumber {
  name: string;
  counts: string;
  value: ShownValue;
  change: string | null;
  /** Percent of all members. */
  share?: number | null;
  people?: { label: string; search: Record<string, string> };
}

/**
 * With a single week there is nothing to compare, so only the numbers are shown, without a chart.
 */
export function FirstNumbers({ numbers }: { numbers: FirstNumber[] }) {
  return (
    <section
      aria-label="At a glance"
      className="mt-6 overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <ul className="grid grid-cols-2 lg:grid-cols-4">
        {numbers.map(({ name, counts, value, change, share = null, people }) => (
          <li key={name} className={`${TILE_LOOK} max-lg:not-nth-last-[-n+2]:border-b`}>
            <span className="text-sm">{name}</span>
            <span className="mt-1 font-serif text-4xl tabular-nums leading-tight sm:text-5xl">
              <FigureText value={value} />
            </span>
            {change && <span className="mt-1 font-normal text-sm">{change}</span>}
            {share !== null && (
              <span className="mt-1.5 block w-full">
                <ShareBar share={share} />
              </span>
            )}
            <span className="mt-1 mb-2 font-normal text-muted text-sm">{counts}</span>
            {people && (
              <span className="mt-auto text-sm">
                <PeopleLink search={people.search}>{people.label}</PeopleLink>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
