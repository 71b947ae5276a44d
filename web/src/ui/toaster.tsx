import { type FocusEvent, type MouseEvent, useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { toastRequest } from './toast.ts';

const colors = {
  '--width': '356px',
  '--normal-bg': 'var(--color-surface)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-line)',
  '--border-radius': 'var(--radius-control)',
  fontFamily: 'var(--font-sans)',
} as React.CSSProperties;

/** Over the header, which nobody saves anything with: a toast hides nothing of the page. */
const PLACE = { top: 'calc(0.25rem + env(safe-area-inset-top))' };

export default function Toaster() {
  useEffect(toastRequest.answer, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the toasts.
    <div className="contents" onFocusCapture={pass} onMouseLeave={stay} onBlur={goOn}>
      <Sonner
        duration={4000}
        visibleToasts={3}
        position="top-center"
        offset={PLACE}
        mobileOffset={PLACE}
        style={colors}
        toastOptions={{
          classNames: {
            title: 'text-sm font-semibold',
            description: 'text-sm text-muted!',
            icon: 'text-teal [[data-type=error]_&]:text-danger [[data-type=warning]_&]:text-warm',
          },
        }}
      />
    </div>
  );
}

/**
 * Sonner sends whoever leaves a toast back to where they came from, from where the next Tab leads into
 * the toast again. It does not hear of the focus, so that Tab leads on.
 */
function pass(event: FocusEvent) {
  event.stopPropagation();
  stay(event);
}

/** Toasts wait while a pointer is over them; a focus counts as one, for whoever has no pointer. */
function stay({ currentTarget }: FocusEvent | MouseEvent) {
  const focused = document.activeElement;
  if (!currentTarget.contains(focused)) return;
  focused?.dispatchEvent(new window.MouseEvent('mousemove', { bubbles: true }));
}

function goOn({ currentTarget, relatedTarget, target }: FocusEvent) {
  if (currentTarget.contains(relatedTarget) || currentTarget.matches(':has(:hover)')) return;
  const leaving = { bubbles: true, relatedTarget: document.body };
  target.dispatchEvent(new window.MouseEvent('mouseout', leaving));
}
