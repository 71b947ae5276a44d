import { useEffect, useRef } from 'react';

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
