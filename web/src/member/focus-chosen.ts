import type { FocusWord } from '@hearthway/domain/vocabulary';

type Listener = (word: FocusWord) => void;
const listeners = new Set<Listener>();

/** The picker says that a focus was chosen; the daily nudge, elsewhere on the page, answers at once. */
export const focusChosen = {
  tell(word: FocusWord): void {
    for (const listener of listeners) listener(word);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
