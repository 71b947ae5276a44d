import { MEMBER_FILTERS } from '@hearthway/domain/desk-members/contract';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { FILTER_WORDS, type ListFilters } from './list-filters.ts';

const ALL = 'all';
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const choices: Record<keyof ListFilters, { label: string; all: string; options: Option[] }> = {
  filter: {
    label: 'Show',
    all: 'Everybody',
    options: MEMBER_FILTERS.map((value) => ({ value, label: FILTER_WORDS[value].label })),
  },
  tier: {
    label: 'Tier',
    all: 'All tiers',
    options: TIERS.map((value) => ({ value, label: capitalize(TIER_WORDS[value]) })),
  },
  path: {
    label: 'Path',
    all: 'All paths',
    options: TRACKS.map((value) => ({ value, label: TRACK_NAMES[value] })),
  },
};

interface Option {
  value: string;
  label: string;
}

interface FilterBarProps {
  filters: ListFilters;
  search: string;
  onSearch: (search: string) => void;
}

export function FilterBar({ filters, search, onSearch }: FilterBarProps) {
  const navigate = useNavigate();
  const chosen = Object.values(filters).filter((value) => value !== null).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  function choose(name: keyof ListFilters, value: string) {
    const next = { ...filters, [name]: value === ALL ? null : value };
    const chosenOnes = Object.entries(next).filter(([, one]) => one !== null);
    void navigate({
      to: '/admin/$room',
      params: { room: 'members' },
      search: Object.fromEntries(chosenOnes) as never,
      replace: true,
    });
  }
  return (
    <div className="mt-4 grid gap-4 sm:mt-6 xl:grid-cols-[minmax(0,1fr)_32rem] xl:items-end">
      <div className="flex items-end gap-3">
        <Field label="Find a member" className="min-w-0 flex-1">
          <span className="relative block">
            <Search
              aria-hidden="true"
              className="absolute inset-y-0 left-4 my-auto size-4.5 text-muted"
            />
            <Input
              type="search"
              value={search}
              onChange={({ target }) => onSearch(target.value)}
              placeholder="Name or address"
              autoComplete="off"
              maxLength={100}
              className="pl-11"
            />
          </span>
        </Field>
        <Button
          variant="outline"
          className="sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Filter'}
          {!isOpen && chosen > 0 && ` (${chosen})`}
        </Button>
      </div>
      <div className={cn('grid grid-cols-2 gap-3 sm:grid-cols-3', !isOpen && 'max-sm:hidden')}>
        {(Object.keys(choices) as (keyof ListFilters)[]).map((name) => {
          const { label, all, options } = choices[name];
          return (
            <Field key={name} label={label} className="min-w-0 first:max-sm:col-span-2">
              <Select
                value={filters[name] ?? ALL}
                onValueChange={(value) => choose(name, value)}
                options={[{ value: ALL, label: all }, ...options]}
              />
            </Field>
          );
        })}
      </div>
    </div>
  );
}
