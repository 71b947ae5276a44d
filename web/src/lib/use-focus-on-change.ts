import { useEffect, useRef } from 'react';

/** A new step is read from its heading; the first one leaves focus where the page put it. */
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
