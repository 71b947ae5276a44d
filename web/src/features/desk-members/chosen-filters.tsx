import X from 'lucide-react/icons/x';
import { Button } from '../../ui/button.tsx';
import { type ListFilters, listChosen } from './list-filters.ts';

interface ChosenFiltersProps {
  filters: ListFilters;
  search: string;
  onChoose: (name: keyof ListFilters, value: null) => void;
  onClear: () => void;
}

export function ChosenFilters({ filters, search, onChoose, onClear }: ChosenFiltersProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {listChosen(filters).map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-label={`Remove the filter ${label}`}
          onClick={() => onChoose(name, null)}
          className="flex min-h-9 items-center gap-1.5 rounded-full bg-teal/10 pr-2.5 pl-3.5 font-medium text-sm text-teal hover:bg-teal/15 max-sm:min-h-11"
        >
          {label}
          <X aria-hidden="true" className="size-4" />
        </button>
      ))}
      {search && <span className="px-1 text-muted text-sm">Search: “{search}”</span>}
      <Button variant="link" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
