import { type RefObject, useEffect, useRef } from 'react';

export function useSeen<Element extends HTMLElement>(
  onSeen: () => void,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        latest.current();
      },
      { threshold: 0.5 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return ref;
}
