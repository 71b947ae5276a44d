import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { searchKey, useSearchKey } from '../../lib/search-key.ts';
import { useOnDemand } from '../../ui/use-on-demand.ts';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

export function SearchButton() {
  const dialog = useOnDemand(loadDialog);
  const hasSearchKey = useSearchKey();
  const open = useRef(dialog.open);
  useEffect(() => {
    open.current = dialog.open;
  });
  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!isSearchKey(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      void open.current();
    }
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-keyshortcuts={hasSearchKey ? 'Control+K /' : 'Control+K'}
        title="Search (Ctrl+K)"
        onClick={() => void dialog.open()}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-hover"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {dialog.wasOpened && (
        <Suspense>
          <SearchDialog isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  if (event.key !== '/' || !searchKey.isOn()) return false;
  return !event.ctrlKey && !event.metaKey && !isTyping(event.target);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="slider"]'));
