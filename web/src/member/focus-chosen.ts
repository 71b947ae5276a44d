import type { FocusWord } from '@hearthway/domain/vocabulary';

type Listener = (word: FocusWord) => void;
const listeners = new Set<Listener>();
/** Chosen before anybody listened: the daily nudge is fetched after the page. */
let unheard: FocusWord | null = null;

/** The picker says that a focus was chosen; the daily nudge, elsewhere on the page, answers at once. */
export const focusChosen = {
  tell(word: FocusWord): void {
    if (listeners.size === 0) unheard = word;
    for (const listener of listeners) listener(word);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    if (unheard) listener(unheard);
    unheard = null;
    return () => listeners.delete(listener);
  },
};
