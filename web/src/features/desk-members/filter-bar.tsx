import type { ListMembersResponse } from '@hearthway/domain/desk-members/contract';
import { MEMBER_FILTERS, MEMBERSHIP_FILTERS } from '@hearthway/domain/desk-members/filters';
import { formatNumber } from '@hearthway/domain/format';
import { TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Input } from '../../ui/input.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import {
  chooseMembership,
  FILTER_WORDS,
  type ListFilters,
  membershipOption,
  readMembership,
  tierLabel,
} from './list-filters.ts';

const ALL = 'all';

const memberships: SelectOption[] = [
  { value: ALL, label: 'All memberships' },
  ...TIERS.map((value) => ({ value, label: tierLabel(value) })),
  ...MEMBERSHIP_FILTERS.map((value) => ({
    value: membershipOption(value),
    label: FILTER_WORDS[value].label,
  })),
];

const paths: SelectOption[] = [
  { value: ALL, label: 'All paths' },
  ...TRACKS.map((value) => ({ value, label: TRACK_NAMES[value] })),
];

const chips = MEMBER_FILTERS.filter(
  (value) => !MEMBERSHIP_FILTERS.some((membership) => membership === value),
);

const selectLook = 'min-h-11! w-auto! px-3.5! text-sm max-sm:flex-1';

interface FilterBarProps {
  filters: ListFilters;
  counts: ListMembersResponse['counts'];
  search: string;
  onSearch: (search: string) => void;
  onChoose: (changes: Partial<Record<keyof ListFilters, string | null>>) => void;
  onClear: () => void;
}

export function FilterBar({
  filters,
  counts,
  search,
  onSearch,
  onChoose,
  onClear,
}: FilterBarProps) {
  // Filters that match nobody are hidden. Large practices do not count the matches, so every filter
  // is offered there.
  const offered = chips.filter((value) => value === filters.filter || !counts || counts[value] > 0);
  const isEverybody = search === '' && Object.values(filters).every((value) => value === null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const membership = readMembership(filters);
  // On a phone, the choices are folded away until one of them is made.
  const isShown = isOpen || membership !== null || filters.path !== null;
  return (
    <div className="mt-4 flex flex-col gap-3 sm:mt-5">
      <div className="flex flex-wrap gap-2">
        <span className="relative block min-w-48 flex-1">
          <Search
            aria-hidden="true"
            className="absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
          />
          <Input
            type="search"
            aria-label="Find a member"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            placeholder="Name or email address"
            autoComplete="off"
            maxLength={100}
            className="min-h-11! pl-10.5"
          />
        </span>
        <Button
          variant="outline"
          size="icon"
          aria-label="Filter by membership or path"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="sm:hidden"
        >
          <ListFilter aria-hidden="true" className="size-5" />
        </Button>
        <span id={id} className={cn('flex gap-2 max-sm:basis-full', !isShown && 'max-sm:hidden')}>
          <Select
            aria-label="Membership"
            value={membership ?? ALL}
            onValueChange={(value) =>
              onChoose(chooseMembership(filters, value === ALL ? null : value))
            }
            options={memberships}
            className={selectLook}
          />
          <Select
            aria-label="Path"
            value={filters.path ?? ALL}
            onValueChange={(value) => onChoose({ path: value === ALL ? null : value })}
            options={paths}
            className={selectLook}
          />
        </span>
      </div>
      {(offered.length > 0 || !isEverybody) && (
        <fieldset className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
          <legend className="sr-only">Show</legend>
          <Chip isChosen={isEverybody} onChoose={onClear}>
            Everybody
          </Chip>
          {offered.map((value) => (
            <Chip
              key={value}
              isChosen={filters.filter === value}
              onChoose={() => onChoose({ filter: filters.filter === value ? null : value })}
            >
              {FILTER_WORDS[value].label}
              {counts && !search && (
                <span className="font-semibold tabular-nums">{formatNumber(counts[value])}</span>
              )}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'flex min-h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 font-medium max-sm:px-3.5 text-sm max-sm:min-h-11',
        isChosen
          ? 'border-teal bg-teal/10 text-teal'
          : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
