import type { FoundColumn } from '@hearthway/domain/desk-members/invitation-list';
import { LIST_COLUMNS, type ListColumn } from '@hearthway/domain/desk-members/list-columns';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Select } from '../../ui/select.tsx';

const SKIP = 'skip';

const COLUMN_NAMES: Record<ListColumn, string> = {
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Full name',
  tier: 'Tier',
  until: 'End or renewal date',
};

const OPTIONS = [
  ...LIST_COLUMNS.map((column) => ({ value: column, label: COLUMN_NAMES[column] })),
  { value: SKIP, label: 'Skip this column' },
];

interface ColumnChoiceProps {
  columns: FoundColumn[];
  onChange: (columns: FoundColumn[]) => void;
}

export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  function choose(at: number, value: string) {
    const chosen = LIST_COLUMNS.find((column) => column === value);
    onChange(
      columns.map((each, index) => {
        if (index === at) return { ...each, column: chosen };
        return each.column === chosen ? { ...each, column: undefined } : each;
      }),
    );
  }
  return (
    <Disclosure label="Change what the columns mean" className="mt-2">
      <ul className="mt-1 divide-y divide-line rounded-control border border-line px-4">
        {columns.map(({ heading, example, column }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading.
            key={at}
            className="grid items-center gap-x-6 gap-y-1.5 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <span className="min-w-0">
              <span className="block break-words font-semibold">
                {heading || `Column ${at + 1}`}
              </span>
              {example && <span className="block truncate text-muted">such as {example}</span>}
            </span>
            <Select
              aria-label={`The column ${heading || at + 1} is`}
              options={OPTIONS}
              value={column ?? SKIP}
              onValueChange={(value) => choose(at, value)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
