import { useNavigate } from '@tanstack/react-router';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { CrisisHelp } from '../../features/journal/crisis-help.tsx';
import { useCrisisDetection } from '../../features/journal/use-crisis-detection.ts';
import { useOnline } from '../../lib/use-online.ts';
import { HelpView } from './help-view.tsx';
import { SearchResults } from './search-results.tsx';
import { type Help, type Result, useSearch } from './use-search.ts';

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
  const [active, setActive] = useState(0);
  const [help, setHelp] = useState<Help | null>(null);
  const { groups, isSearching } = useSearch(typed);
  const { detected } = useCrisisDetection(typed);
  const isOnline = useOnline();
  const navigate = useNavigate();
  const id = useId();
  const results = groups.flatMap((group) => group.results);
  const isWithoutResults = typed.trim() !== '' && results.length === 0 && !isSearching;
  const activeIndex = Math.min(active, results.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function choose({ target }: Result) {
    if (target.kind === 'help') {
      setHelp(target.help);
      return;
    }
    onClose();
    if (target.kind === 'journal') {
      void navigate({ to: '/journal', hash: 'entries', state: { journalDay: target.day } });
      return;
    }
    const [to, hash] = target.to.split('#');
    void navigate({ to, ...(hash && { hash }) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = results.length;
    const steps: Record<string, number> = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1 };
    const next = steps[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      const index = (next + count) % count;
      setActive(index);
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = results[activeIndex];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  }

  if (help) return <HelpView help={help} onBack={() => setHelp(null)} onClose={onClose} />;
  return (
    <>
      <div className="flex items-center gap-2 border-line border-b px-3 sm:px-4">
        <SearchIcon aria-hidden="true" className="ml-1 size-5 shrink-0 text-muted" />
        <input
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
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          placeholder="Sleep, breathing, password…"
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
      <div className="px-4">
        <CrisisHelp
          answer={detected}
          text="If anyone is in danger right now, call emergency services."
        />
      </div>
      {isWithoutResults && (
        <Scene
          subject="glass"
          hue="house"
          className="mx-auto mt-8 block h-28 w-56 shrink-0 rounded-card"
        />
      )}
      <p role="status" className="px-8 py-4 text-center text-muted empty:hidden">
        {statusWords(typed, results.length, isSearching, isOnline)}
      </p>
      <SearchResults
        listId={`${id}-list`}
        optionId={optionId}
        groups={groups}
        active={activeIndex}
        onActive={setActive}
        onChoose={choose}
      />
    </>
  );
}

function statusWords(typed: string, count: number, isSearching: boolean, isOnline: boolean) {
  if (!isOnline) return 'You’re offline, so this searches what’s on this device.';
  if (typed.trim() === '' || count > 0) return '';
  return isSearching ? 'Searching…' : 'Nothing found. Try another word, or ask the guide.';
}
