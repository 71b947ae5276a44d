import { toWords } from '@hearthway/domain/search/match';
import { cn } from '../../ui/cn.ts';
import { ResultIcon } from './result-icon.tsx';
import type { Result, ResultGroup } from './search-result.ts';

interface SearchResultsProps {
  listId: string;
  optionId: (index: number) => string;
  groups: readonly ResultGroup[];
  words: string;
  active: number;
  onActive: (index: number) => void;
  onChoose: (result: Result) => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { listId, optionId, groups, words, active, onActive, onChoose } = props;
  let next = 0;
  return (
    <div id={listId} role="listbox" aria-label="Results">
      {groups.map(({ name, results }, place) => {
        const headingId = `${listId}-group-${place}`;
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
                    'flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 active:bg-hover',
                    index === active && 'pointer-fine:bg-hover',
                  )}
                >
                  <ResultIcon result={result} group={name} />
                  <span className="wrap-anywhere min-w-0 leading-snug">
                    <span className="font-semibold">
                      <Marked text={result.title} words={words} />
                    </span>
                    {result.detail && (
                      <span className="block text-muted text-sm"> {result.detail}</span>
                    )}
                    {result.article && (
                      <span className="line-clamp-1 text-muted text-sm">
                        {' '}
                        {result.article.excerpt}
                      </span>
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

function Marked({ text, words }: { text: string; words: string }) {
  const wanted = toWords(words).filter((word) => word.length > 2);
  return text.split(/(\p{L}+)/u).map((part, index) =>
    wanted.some((word) => toWords(part)[0]?.startsWith(word)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <mark key={index} className="rounded-small bg-warm/20 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
