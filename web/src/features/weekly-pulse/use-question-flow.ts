import type { Spoke } from '@hearthway/domain/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { PulseDraft } from './pulse-draft.ts';

/** Members see the value they chose for a moment before the next question opens. */
const PAUSE_MS = 700;

/**
 * Decides which question of a group is open. After a first answer by touch or mouse, the next
 * unanswered one opens; the keyboard opens whichever slider has the focus.
 */
export function useQuestionFlow(spokes: readonly Spoke[], draft: PulseDraft) {
  const unanswered = () => spokes.filter((spoke) => draft.answered.get()[spoke] === undefined);
  const [open, setOpen] = useState(() => unanswered()[0] ?? spokes[0]);
  const isPressed = useRef(false);
  const wasUnset = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A press on a slider may end outside of the slider or turn into scrolling, so the whole window
    // listens for its end.
    const release = () => {
      isPressed.current = false;
    };
    const ends = ['pointerup', 'pointercancel'];
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    open,
    press(isUnset: boolean) {
      clearTimeout(timer.current);
      isPressed.current = true;
      wasUnset.current = isUnset;
    },
    release(spoke: Spoke) {
      setOpen(spoke);
      if (!wasUnset.current) return;
      timer.current = setTimeout(() => {
        const left = unanswered();
        const after = left.find((one) => spokes.indexOf(one) > spokes.indexOf(spoke));
        setOpen(after ?? left[0] ?? spoke);
      }, PAUSE_MS);
    },
    focus(spoke: Spoke) {
      // A question that opens while its slider is pressed would move the slider away from under the
      // pointer.
      if (!isPressed.current) setOpen(spoke);
    },
  };
}
