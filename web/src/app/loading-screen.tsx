import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { LogoMark, Wordmark } from './logo.tsx';

interface LoadingScreenProps {
  text?: string;
  /** Shown at the top right. */
  headerContent?: ReactNode;
  /** Replaces the spinner when there is nothing left to wait for. */
  children?: ReactNode;
}

/** Covers the whole window, shell included. */
export function LoadingScreen({
  text = 'Loading...',
  headerContent,
  children,
}: LoadingScreenProps) {
  return (
    <div className="fixed inset-0 z-45 flex flex-col overflow-y-auto bg-paper">
      <div className="flex min-h-16 items-center justify-end px-4 sm:px-6">{headerContent}</div>
      <div className="flex grow flex-col items-center justify-center gap-6 px-6 pb-24 text-center">
        <div className="flex flex-col items-center gap-3">
          <LogoMark className="size-14" />
          <Wordmark className="text-2xl" />
        </div>
        <p role="status" className="flex items-center gap-3 text-muted">
          {!children && <Spinner className="text-teal" />}
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}
