import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Settings from 'lucide-react/icons/settings';
import Wrench from 'lucide-react/icons/wrench';
import { cn } from '../../ui/cn.ts';
import type { GroupName, Result, ResultGroup } from './use-search.ts';

const ICONS = {
  'Go to': Compass,
  Pages: Compass,
  Tools: Wrench,
  Articles: BookOpen,
  Workshops: GraduationCap,
  'Your journal': NotebookPen,
  Settings,
  Help: CircleHelp,
} satisfies Record<GroupName, unknown>;

interface SearchResultsProps {
  listId: string;
  optionId: (index: number) => string;
  groups: readonly ResultGroup[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (result: Result) => void;
}

/** The focus stays in the field; the arrow keys there move the active option. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, optionId, groups, active, onActive, onChoose } = props;
  let next = 0;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Results"
      className="min-h-0 grow overflow-y-auto overscroll-contain px-2 py-2"
    >
      {groups.map(({ name, results }, place) => {
        const headingId = `${listId}-group-${place}`;
        const Icon = ICONS[name];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
          <div key={name} role="group" aria-labelledby={headingId}>
            <p id={headingId} className="px-3 pt-3 pb-1 font-semibold text-muted text-sm">
              {name}
            </p>
            {results.map((result) => {
              const index = next++;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                <div
                  key={result.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => onActive(index)}
                  onClick={() => onChoose(result)}
                  className={cn(
                    'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
                    index === active && 'bg-hover',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className="grid size-10 shrink-0 place-items-center rounded-control bg-teal/10 text-teal"
                  >
                    <Icon className="size-5" />
                  </span>
                  <span className="wrap-anywhere min-w-0 leading-snug">
                    <span className="font-semibold">{result.title}</span>
                    {result.detail && (
                      <span className="block text-muted text-sm"> {result.detail}</span>
                    )}
                  </span>
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
