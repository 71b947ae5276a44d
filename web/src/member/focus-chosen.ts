import type { FocusWord } from '@hearthway/domain/vocabulary';

type Listener = (word: FocusWord) => void;
const listeners = new Set<Listener>();
/**
 * The code of the daily nudge loads after the page. A focus word that is chosen earlier waits here.
 */
let pending: FocusWord | null = null;

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
