import { useEffect } from 'react';
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

export default function Toaster() {
  useEffect(toastRequest.answer, []);
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      position="bottom-right"
      style={colors}
      toastOptions={{
        classNames: {
          title: 'text-sm font-semibold',
          description: 'text-sm text-muted!',
          icon: 'text-teal [[data-type=error]_&]:text-danger [[data-type=warning]_&]:text-warm',
        },
      }}
    />
  );
}
