import { useCallback, useState } from 'react';

export function useWidth() {
  const [width, setWidth] = useState<number | null>(null);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
