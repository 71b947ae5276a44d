import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { clearSpot } from './clear-spot.ts';

const PRESSABLE =
  'main :is(a, button, input, select, textarea, summary, [role="slider"]), footer :is(a, button)';
const GAP = 4;
const BELOW_HEADER = 80;

const isLaidOut = (element: Element) =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/** Lets a floating button step out of the way of whatever can be pressed under it. */
export function useClearSpot(ref: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
  useEffect(() => {
    let frame = 0;
    let shift = 0;
    const settle = () => {
      frame = 0;
      const element = ref.current;
      if (!element) return;
      // Where it belongs, whatever it has been moved by and however far that has come.
      const {
        offsetWidth: width,
        offsetHeight: height,
        offsetTop: top,
        offsetLeft: left,
      } = element;
      const own = { top: top - GAP, bottom: top + height + GAP, left, right: left + width };
      const boxes = [...document.querySelectorAll(PRESSABLE)]
        // What is not laid out yet is not in sight either, and asking would lay it out.
        .filter((other) => other !== element && isLaidOut(other))
        .map((other) => other.getBoundingClientRect())
        .filter(
          ({ width: w, right, bottom, top: t }) =>
            w > 0 && right > left && bottom > 0 && t < window.innerHeight,
        );
      const next = clearSpot(own, boxes, BELOW_HEADER);
      if (next === shift) return;
      shift = next;
      element.style.transform = `translateY(${-shift}px)`;
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(settle);
    };
    ask();
    // The page fills in after it opens, and sections open and close.
    const resized = new ResizeObserver(ask);
    resized.observe(document.body);
    const changed = new MutationObserver(ask);
    changed.observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
    });
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [ref, path]);
}
