import { MEMBER_FILTERS } from '@hearthway/domain/desk-members/contract';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { cn } from '../../ui/cn.ts';
import { Input } from '../../ui/input.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { FILTER_WORDS, type ListFilters } from './list-filters.ts';

const ALL = 'all';
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const choices: Record<'tier' | 'path', { label: string; options: SelectOption[] }> = {
  tier: {
    label: 'Tier',
    options: [
      { value: ALL, label: 'All tiers' },
      ...TIERS.map((value) => ({ value, label: capitalize(TIER_WORDS[value]) })),
    ],
  },
  path: {
    label: 'Path',
    options: [
      { value: ALL, label: 'All paths' },
      ...TRACKS.map((value) => ({ value, label: TRACK_NAMES[value] })),
    ],
  },
};

interface FilterBarProps {
  filters: ListFilters;
  search: string;
  onSearch: (search: string) => void;
}

export function FilterBar({ filters, search, onSearch }: FilterBarProps) {
  const navigate = useNavigate();
  function choose(name: keyof ListFilters, value: string | null) {
    const next = { ...filters, [name]: value };
    const chosenOnes = Object.entries(next).filter(([, one]) => one !== null);
    void navigate({
      to: '/admin/$room',
      params: { room: 'members' },
      search: Object.fromEntries(chosenOnes) as never,
      state: { memberSearch: search },
      replace: true,
    });
  }
  return (
    <div className="mt-4 flex flex-col gap-3 sm:mt-5">
      <div className="flex flex-wrap gap-2">
        <span className="relative block min-w-48 flex-1 max-sm:basis-full">
          <Search
            aria-hidden="true"
            className="absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
          />
          <Input
            type="search"
            aria-label="Find a member"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            placeholder="Name or address"
            autoComplete="off"
            maxLength={100}
            className="min-h-11! pl-10.5"
          />
        </span>
        {(['tier', 'path'] as const).map((name) => (
          <Select
            key={name}
            aria-label={choices[name].label}
            value={filters[name] ?? ALL}
            onValueChange={(value) => choose(name, value === ALL ? null : value)}
            options={choices[name].options}
            className="min-h-11! w-auto! px-3.5! text-sm max-sm:flex-1"
          />
        ))}
      </div>
      <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">Show</legend>
        <Chip isChosen={filters.filter === null} onChoose={() => choose('filter', null)}>
          Everybody
        </Chip>
        {MEMBER_FILTERS.map((value) => (
          <Chip
            key={value}
            isChosen={filters.filter === value}
            onChoose={() => choose('filter', filters.filter === value ? null : value)}
          >
            {FILTER_WORDS[value].label}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

interface ChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'min-h-9 shrink-0 whitespace-nowrap rounded-full border px-3.5 font-medium text-sm max-sm:min-h-11',
        isChosen
          ? 'border-teal bg-teal/10 text-teal'
          : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
