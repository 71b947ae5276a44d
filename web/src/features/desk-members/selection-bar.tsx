import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { formatCount } from '@hearthway/domain/format';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ExportButton } from './export-button.tsx';
import type { ListFilters } from './list-filters.ts';

interface SelectionBarProps {
  members: ListedMember[];
  filters: ListFilters;
  onClear: () => void;
}

export function SelectionBar({ members, filters, onClear }: SelectionBarProps) {
  const addresses = members.flatMap(({ email }) => email ?? []).join(', ');
  return (
    <section
      aria-label="Selected members"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-lifted"
    >
      <p role="status" className="mr-auto font-semibold text-sm tabular-nums">
        {formatCount(members.length, 'member', 'members')} selected
      </p>
      <CopyButton key={addresses} text={addresses} label="Copy addresses" />
      <ExportButton
        filters={filters}
        userIds={members.map(({ userId }) => userId)}
        label="Export these"
      />
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
