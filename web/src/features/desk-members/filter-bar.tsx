import { MEMBER_FILTERS } from '@hearthway/domain/desk-members/contract';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { TIERS, TRACK_NAMES, TRACKS } from '@hearthway/domain/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
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
  isBusy: boolean;
  onSearch: (search: string) => void;
}

export function FilterBar({ filters, isBusy, onSearch }: FilterBarProps) {
  const navigate = useNavigate();
  const chosen = Object.values(filters).filter((value) => value !== null).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }
  function choose(name: keyof ListFilters, value: string) {
    const next = { ...filters, [name]: value === ALL ? null : value };
    const search = Object.fromEntries(Object.entries(next).filter(([, one]) => one !== null));
    void navigate({
      to: '/admin/$room',
      params: { room: 'members' },
      search: search as never,
      replace: true,
    });
  }
  return (
    <div className="mt-5 grid gap-4 sm:mt-6 xl:grid-cols-[minmax(0,1fr)_32rem] xl:items-end">
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label="Name or address begins with" className="min-w-0 flex-1">
          <Input name="search" type="search" autoComplete="off" maxLength={100} />
        </Field>
        <Button type="submit" variant="outline" busy={isBusy}>
          Search
        </Button>
      </form>
      <Button
        variant="link"
        size="sm"
        className="-mt-2 w-fit sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide filters' : 'Filter'}
        {!isOpen && chosen > 0 && ` (${chosen})`}
      </Button>
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
