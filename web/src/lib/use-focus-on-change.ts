import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when `place` (such as the step of a wizard) changes, but not on
 * the first render.
 */
export function useFocusOnChange(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [place]);
  return heading;
}
