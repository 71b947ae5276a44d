import { TOPICS } from '@hearthway/domain/resources/shelves';
import { useMatches, useNavigate } from '@tanstack/react-router';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CrisisHelp } from '../../features/journal/crisis-help.tsx';
import { useCrisisDetection } from '../../features/journal/use-crisis-detection.ts';
import { useSimilarWords } from '../../features/resources/use-correction.ts';
import { askGuide } from '../../lib/ask-guide.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { HelpView } from './help-view.tsx';
import { NothingFound } from './nothing-found.tsx';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches.ts';
import type { Help, Result } from './search-result.ts';
import { SearchResults } from './search-results.tsx';
import { useIsAtDesk } from './use-desk-search.ts';
import { useSearch } from './use-search.ts';
import { WordChips } from './word-chips.tsx';

const SHOWN_TOPICS = TOPICS.slice(0, 6);
const MAX_SIMILAR = 3;

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil backdrop-blur-[2px]" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-surface pt-[env(safe-area-inset-top)] text-ink outline-none sm:inset-x-auto sm:top-[10vh] sm:bottom-auto sm:left-1/2 sm:max-h-[75vh] sm:w-[min(38rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:rounded-card sm:shadow-lifted"
        >
          <Radix.Title className="sr-only">Search</Radix.Title>
          <Search onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [help, setHelp] = useState<Help | null>(null);
  const { groups, isSearching, corrected } = useSearch(typed);
  const { detected } = useCrisisDetection(typed);
  const isOnline = useOnline();
  const isAtDesk = useIsAtDesk();
  const navigate = useNavigate();
  const memberId = useMemberId();
  const hasGuide = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_member'),
  });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const words = typed.trim();
  const results = groups.flatMap((group) => group.results);
  const isWithoutResults = words !== '' && results.length === 0 && !isSearching;
  const similar = useSimilarWords(isWithoutResults ? words : '', MAX_SIMILAR);
  const firstIndex = words === '' || results.length === 0 ? -1 : 0;
  const activeIndex = Math.max(
    firstIndex,
    results.findIndex((result) => result.id === active),
  );
  const optionId = (index: number) => `${id}-${index}`;
  const mark = (index: number) => setActive(results[index]?.id ?? null);

  function search(next: string) {
    setTyped(next);
    setActive(null);
    field.current?.focus();
  }

  function choose({ target }: Result) {
    if (target.kind === 'words') {
      search(target.words);
      return;
    }
    // A search that sounds like a crisis is never stored. Neither is a search at the practice's
    // desk, because it may contain a member's name.
    if (words !== '' && !detected && !isAtDesk) addRecentSearch(memberId, corrected ?? words);
    if (target.kind === 'help') {
      setHelp(target.help);
      return;
    }
    onClose();
    if (target.kind === 'journal') {
      void navigate({ to: '/journal', hash: 'entries', state: { journalDay: target.day } });
      return;
    }
    void navigate({ href: target.to });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = results.length;
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: Math.max(activeIndex, 0) - 1,
    };
    const next = steps[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      const index = (next + count) % count;
      mark(index);
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = results[activeIndex];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  }

  function ask() {
    onClose();
    // A closing dialog returns the focus to the page. The guide opens after that; otherwise it
    // would lose the focus at once.
    setTimeout(() => askGuide(words));
  }

  if (help) return <HelpView help={help} onBack={() => setHelp(null)} onClose={onClose} />;
  return (
    <>
      <div className="flex items-center gap-2 border-line border-b px-3 sm:px-4">
        <SearchIcon aria-hidden="true" className="ml-1 size-5 shrink-0 text-muted" />
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in this field.
          autoFocus
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
          value={typed}
          maxLength={200}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
          placeholder={isAtDesk ? 'Search members and the desk' : 'Search everything'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-15 min-w-0 grow bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <Radix.Close
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Radix.Close>
      </div>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto outline-none overscroll-contain px-2 pt-2 pb-6 [mask-image:linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)]"
      >
        <div className="px-2">
          <CrisisHelp
            answer={detected}
            text="If anyone is in danger right now, call emergency services."
          />
        </div>
        <p role="status" className="px-3 pt-2 text-muted empty:hidden">
          {!isOnline && 'You’re offline, so this searches what’s on this device. '}
          {words !== '' && results.length === 0 && isSearching && 'Searching…'}
          {isWithoutResults && `Nothing found for “${words}”.`}
          {corrected && results.length > 0 && `Showing results for “${corrected}”.`}
        </p>
        {isWithoutResults && (
          <NothingFound
            similar={similar}
            topics={SHOWN_TOPICS}
            onAsk={hasGuide ? ask : undefined}
            onWords={search}
            onClose={onClose}
          />
        )}
        <SearchResults
          listId={`${id}-list`}
          optionId={optionId}
          groups={groups}
          words={corrected ?? words}
          active={activeIndex}
          onActive={mark}
          onChoose={choose}
        />
        {words === '' && (
          <div className="px-3">
            {readRecentSearches(memberId).length > 0 && (
              <Button
                variant="link"
                size="sm"
                onClick={() => {
                  clearRecentSearches(memberId);
                  search('');
                }}
              >
                Clear recent searches
              </Button>
            )}
            <WordChips title="Topics" words={SHOWN_TOPICS} onChoose={search} className="mt-4" />
          </div>
        )}
      </div>
    </>
  );
}
