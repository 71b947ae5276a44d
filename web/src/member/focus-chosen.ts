import type { FocusWord } from '@hearthway/domain/vocabulary';

type Listener = (word: FocusWord) => void;
const listeners = new Set<Listener>();
/**
 * Focus word chosen while no listener was subscribed yet, because the daily nudge loads later than
 * the page.
 */
let pending: FocusWord | null = null;

/**
 * Notifies the daily nudge when the member chooses a focus word elsewhere on the page, so that it
 * can update immediately.
 */
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
