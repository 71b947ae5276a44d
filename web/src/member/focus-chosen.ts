import type { FocusWord } from '@hearthway/domain/vocabulary';

type Listener = (word: FocusWord) => void;
const listeners = new Set<Listener>();
/** Choice made before anyone listened: the daily nudge loads after the page. */
let pending: FocusWord | null = null;

/** Connects the focus picker with the daily nudge elsewhere on the page, which updates at once. */
export const focusChosen = {
  emit(word: FocusWord): void {
    if (listeners.size === 0) pending = word;
    for (const listener of listeners) listener(word);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    if (pending) listener(pending);
    pending = null;
    return () => listeners.delete(listener);
  },
};
