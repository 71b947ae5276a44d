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

const OFFSET = { top: 'calc(0.25rem + env(safe-area-inset-top))' };

export default function Toaster() {
  useEffect(toastRequest.confirmMounted, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the toasts.
    <div
      className="contents"
      onFocusCapture={hideFocusFromSonner}
      onMouseLeave={pauseToasts}
      onBlur={resumeToasts}
    >
      <Sonner
        duration={4000}
        visibleToasts={3}
        position="top-center"
        offset={OFFSET}
        mobileOffset={OFFSET}
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
 * Sonner moves the focus back when Tab leaves a toast, so the next Tab would enter the toast again.
 * This function hides the event from Sonner.
 */
function hideFocusFromSonner(event: FocusEvent) {
  event.stopPropagation();
  pauseToasts(event);
}

/** Sonner pauses a toast under the pointer, but not one that has the keyboard focus. */
function pauseToasts({ currentTarget }: FocusEvent | MouseEvent) {
  const focused = document.activeElement;
  if (!currentTarget.contains(focused)) return;
  focused?.dispatchEvent(new window.MouseEvent('mousemove', { bubbles: true }));
}

function resumeToasts({ currentTarget, relatedTarget, target }: FocusEvent) {
  if (currentTarget.contains(relatedTarget) || currentTarget.matches(':has(:hover)')) return;
  const leaving = { bubbles: true, relatedTarget: document.body };
  target.dispatchEvent(new window.MouseEvent('mouseout', leaving));
}
